import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { Words } from '../../i18n/Words.tsx';
import { Heading } from '../../primitives/Heading.tsx';
import { Text } from '../../primitives/Text.tsx';
import { above } from '../../theme/windowWidths.ts';

interface ProfileSectionProps {
  heading: Words;
  text: Words;
  children: ReactNode;
}

/** A section of the profile. The description is next to the controls if there is space. */
export function ProfileSection({ heading, text, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <div>
        <Heading level={2} size="xl" id={id}>
          <Words of={heading} />
        </Heading>
        <Text tone="muted" size="sm" mt={2}>
          <Words of={text} />
        </Text>
      </div>
      <Body>{children}</Body>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) var(--space-8);
  padding-top: var(--space-6);
  border-top: 1px solid var(--color-hairline);
  ${above('lg')} {
    grid-template-columns: minmax(0, 19rem) minmax(0, 36rem);
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-6);
  max-width: 36rem;
`;
