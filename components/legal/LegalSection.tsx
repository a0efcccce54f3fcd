import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { FontSize } from '../primitives/fontSizes.ts';
import { Heading } from '../primitives/Heading.tsx';

export interface LegalSectionProps {
  /** Lets a link lead here. */
  id?: string;
  heading: ReactNode;
  /** Of the heading, where it is to stand above others of its rank. */
  size?: FontSize;
  children: ReactNode;
}

/** One subject of a legal page, set apart by a line. */
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
