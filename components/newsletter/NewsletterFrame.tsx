import styled from '@emotion/styled';
import { useId, type ComponentProps, type ReactNode, type SyntheticEvent } from 'react';
import { notSearched } from '../../contract/markup/notSearched.ts';
import { Label, useLabels } from '../i18n/Labels.tsx';
import { Button, type ButtonProps } from '../primitives/Button.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Link } from '../primitives/Link.tsx';
import { Surface } from '../primitives/Surface.tsx';
import { TextField, type TextFieldProps } from '../primitives/TextField.tsx';

/** What every way to order the newsletter has. */
export interface NewsletterRecipient {
  /** Where the order goes by mail. */
  recipient: string;
  /** The privacy page in the language of the page. */
  privacyHref: string;
}

interface NewsletterFrameProps
  extends NewsletterRecipient, Pick<ComponentProps<'form'>, 'id' | 'onSubmit'> {
  /** Of the field for the address, beside what it has always. */
  field: Pick<TextFieldProps, 'error' | 'pattern' | 'readOnly' | 'ref' | 'onFocus' | 'onInput'>;
  /** The field was left empty; the visitor is there. */
  onEmpty: () => void;
  button?: Pick<ButtonProps, 'busy' | 'busyLabel'>;
  /** What the visitor agrees to, before the way to the privacy page. */
  consent?: ReactNode;
  /** That the order goes by mail, where it does. */
  byMail: ReactNode;
  /** What became of the order. */
  outcome: ReactNode;
  /** Further fields. */
  children?: ReactNode;
}

/**
 * The box that signs up for the newsletter, whichever way the order takes. The browser checks the
 * address in its own words; only for a missing one the box has words itself (specification,
 * section 5). Without scripts, the order goes to the visitor's mail program.
 */
export function NewsletterFrame({ recipient, privacyHref, id, ...props }: NewsletterFrameProps) {
  const { label } = useLabels();
  const headingId = useId();

  const sayWhatIsMissing = (event: SyntheticEvent<HTMLInputElement>) => {
    if (!event.currentTarget.validity.valueMissing) return;
    // In place of the browser's own bubble, which is gone after some seconds.
    event.preventDefault();
    event.currentTarget.focus();
    props.onEmpty();
  };

  return (
    <Box as="section" tone="accent-soft" id={id} aria-labelledby={headingId} {...notSearched}>
      <Columns>
        <Opening>
          <Heading level={2} size="xl" id={headingId}>
            <Label name="newsletter.heading" />
          </Heading>
          <p>
            <Label name="newsletter.text" />
          </p>
        </Opening>
        <form
          action={`mailto:${recipient}`}
          method="post"
          encType="text/plain"
          onSubmit={props.onSubmit}
        >
          <Row>
            <TextField
              name="email"
              type="email"
              autoComplete="email"
              label={label('newsletter.email')}
              required
              requiredLabel={label('contactForm.required')}
              {...props.field}
              onInvalid={sayWhatIsMissing}
            />
            <Button type="submit" {...props.button}>
              <Label name="newsletter.confirm" />
            </Button>
          </Row>
          {props.children}
          <Notes>
            {props.consent && <>{props.consent} </>}
            <Label name="newsletter.privacyBefore" />{' '}
            <Link href={privacyHref}>
              <Label name="newsletter.privacyLink" />
            </Link>
            . {props.byMail}
          </Notes>
          <Outcome role="status">{props.outcome}</Outcome>
        </form>
      </Columns>
    </Box>
  );
}

const Box = styled(Surface)`
  container-type: inline-size;
  padding: var(--space-6);
`;

/* What is entered stands beside what it is for, in a box that is wide enough. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--space-8);
  @container (min-width: 50rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

const Opening = styled.div`
  & > p {
    max-width: 30em;
    margin-top: var(--space-3);
  }
`;

/* The button stands at the lower edge of the field and is as high, however long the label is. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
  & > div {
    flex: 1 1 16rem;
  }
  & > button {
    min-height: 3rem;
  }
`;

const Notes = styled.p`
  margin-top: var(--space-3);
  font-size: var(--font-size-sm);
  & a {
    color: inherit;
  }
`;

const Outcome = styled.div`
  & > p {
    margin-top: var(--space-4);
  }
`;
