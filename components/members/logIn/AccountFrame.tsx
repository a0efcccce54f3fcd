import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { notSearched } from '../../../contract/notSearched.ts';
import type { HeadingLevel } from '../../primitives/Heading.tsx';
import { OfficeContact, type OfficeProps } from './OfficeContact.tsx';

interface AccountFrameProps {
  office: OfficeProps;
  /** Heading level of the office's contact data. */
  level: HeadingLevel;
  /** The form, which is the main content. */
  children: ReactNode;
}

/** The card around login, password and invitation, with the office's contact data next to it. */
export function AccountFrame({ office, level, children }: AccountFrameProps) {
  return (
    <Card {...notSearched}>
      <Columns>
        {children}
        <OfficeContact {...office} level={level} />
      </Columns>
    </Card>
  );
}

const Card = styled.div`
  container-type: inline-size;
  overflow: clip;
  max-width: 56rem;
  border: 1px solid var(--color-hairline);
  border-radius: var(--radius-md);
  background: var(--color-surface);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > :last-child {
    max-width: none;
    border-radius: 0;
  }
  @container (min-width: 30rem) {
    & > :last-child {
      padding: var(--space-7);
    }
  }
  @container (min-width: 46rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
    & > :last-child {
      padding: var(--space-7) var(--space-6);
    }
  }
`;
