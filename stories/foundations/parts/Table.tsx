import styled from '@emotion/styled';
import type { ReactNode } from 'react';

interface TableProps {
  caption: string;
  /** The heads of the columns. */
  head: readonly string[];
  /** Rows of the body; the first cell of each is a `<th scope="row">`. */
  children: ReactNode;
}

/** A table of a specimen sheet. On phones it scrolls sideways, in a region that the keyboard reaches. */
export function Table({ caption, head, children }: TableProps) {
  return (
    <Scroll role="region" aria-label={caption} tabIndex={0}>
      <Look>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Look>
    </Scroll>
  );
}

/** Figures below each other. */
export const Figure = styled.td`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Scroll = styled.div`
  overflow-x: auto;
`;

const Look = styled.table`
  width: 100%;
  min-width: 36rem;
  border-collapse: collapse;
  font-size: var(--font-size-sm);
  line-height: var(--line-snug);

  caption {
    padding-bottom: var(--space-3);
    color: var(--color-ink-muted);
    text-align: start;
  }
  th,
  td {
    padding: var(--space-2) var(--space-4) var(--space-2) 0;
    border-bottom: 1px solid var(--color-hairline);
    text-align: start;
    vertical-align: top;
  }
  thead th {
    border-bottom-color: var(--color-control-border);
  }
  tbody th {
    font-weight: var(--weight-medium);
  }
`;
