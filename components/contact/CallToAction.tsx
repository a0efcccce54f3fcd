import styled from '@emotion/styled';
import { notSearched } from '../../contract/notSearched.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Words } from '../i18n/Words.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Surface } from '../primitives/Surface.tsx';
import { Text } from '../primitives/Text.tsx';
import type { PhoneNumber } from './contactDetails.ts';
import { below } from '../theme/windowWidths.ts';

export interface CallToActionProps {
  /** A question or an invitation, by an editor. */
  heading: Words;
  /** One or two sentences below the heading. */
  text?: Words | undefined;
  /** The telephone number. A number that cannot be dialled is left out. */
  phone?: PhoneNumber | undefined;
  /** The page with the contact form. */
  formHref: string;
}

/** Invites visitors to call or to write, at the end of a page. */
export function CallToAction({ heading, text, phone, formHref }: CallToActionProps) {
  const labels = useLabels();
  return (
    <Frame as="section" tone="accent-soft" data-screen-only {...notSearched}>
      <Heading level={2} size="xl">
        <Words of={heading} />
      </Heading>
      {text && (
        <Text measure>
          <Words of={text} />
        </Text>
      )}
      <Actions>
        {phone?.href && (
          <ButtonLink href={phone.href} title={labels.text('contactDetails.phone')}>
            <Label name="callToAction.call" values={{ number: phone.text }} />
          </ButtonLink>
        )}
        <ButtonLink href={formHref} variant={phone?.href ? 'secondary' : 'primary'}>
          <Label name="callToAction.write" />
        </ButtonLink>
      </Actions>
    </Frame>
  );
}

const Frame = styled(Surface)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  padding: var(--space-6);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-2);
  /* If the buttons do not fit side by side, all have the same width. */
  & > * {
    flex: 0 1 auto;
    ${below('sm')} {
      flex-basis: 100%;
    }
  }
`;
