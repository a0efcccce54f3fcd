import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** A specimen sheet. Its own words are English, whatever language the toolbar chooses. */
export function Sheet({ children }: { children: ReactNode }) {
  return <Area lang="en">{children}</Area>;
}

const Area = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  max-width: 75rem;
`;

/** Specimens side by side, each with its name below. */
export const Specimens = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: var(--space-5);
  padding: 0;
  list-style: '';
`;

/** A token's name and value on the left, and what it looks like on the right. */
export const Row = styled.li`
  display: grid;
  gap: var(--space-2) var(--space-5);
  align-items: center;
  padding-bottom: var(--space-3);
  border-bottom: 1px solid var(--color-hairline);

  @media (width >= 48em) {
    grid-template-columns: 14rem minmax(0, 1fr);
  }
`;

/** Names are code: no hyphen, but a break where there is no space. */
export const Name = styled.div`
  font-size: var(--font-size-sm);
  font-weight: var(--weight-medium);
  line-height: var(--line-snug);
  hyphens: manual;
  overflow-wrap: anywhere;
`;

export const Value = styled.div`
  color: var(--color-ink-muted);
  font-size: var(--font-size-xs);
  font-weight: var(--weight-regular);
  font-variant-numeric: tabular-nums;
`;
