import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { FontSize } from '../primitives/fontSizes.ts';
import { Heading } from '../primitives/Heading.tsx';

export interface LegalSectionProps {
  /** Anchor id for links to this section. */
  id?: string;
  /** A short name of the topic. */
  heading: ReactNode;
  /** Size of the heading, to make it more prominent than others of its level. */
  size?: FontSize;
  /** The content below the heading. */
  children: ReactNode;
}

/** One topic of a legal page, separated by a line. */
export function LegalSection({ id, heading, size = '2xl', children }: LegalSectionProps) {
  return (
    <Section id={id}>
      <Heading level={2} size={size}>
        {heading}
      </Heading>
      {children}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-top: var(--space-7);
  border-top: 1px solid var(--color-hairline);
`;
