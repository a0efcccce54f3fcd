import styled from '@emotion/styled';
import { Label, useLabels } from '../i18n/Labels.tsx';

export interface PaginationProps {
  /** The number of the part that is shown, from 1 up. */
  current: number;
  /** The addresses of all parts. */
  hrefs: readonly string[];
}

/** Leads through the parts of a long list. */
export function Pagination({ current, hrefs }: PaginationProps) {
  const { text } = useLabels();
  const previous = hrefs[current - 2];
  const next = hrefs[current];
  return (
    <nav aria-label={text('pagination.label')}>
      <Parts role="list">
        {previous !== undefined && (
          <li>
            <a href={previous} rel="prev">
              <Label name="pagination.previous" />
            </a>
          </li>
        )}
        {hrefs.map((href, index) => (
          <li key={href}>
            <a
              href={href}
              aria-label={text('pagination.part', { number: index + 1 })}
              aria-current={index + 1 === current ? 'page' : undefined}
            >
              {index + 1}
            </a>
          </li>
        ))}
        {next !== undefined && (
          <li>
            <a href={next} rel="next">
              <Label name="pagination.next" />
            </a>
          </li>
        )}
      </Parts>
    </nav>
  );
}

const Parts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: var(--size-target);
    min-height: var(--size-target);
    padding-inline: var(--space-3);
    border: 1px solid var(--color-hairline);
    border-radius: var(--radius-sm);
    color: var(--color-ink);
    text-decoration: none;
  }
  & a:hover {
    border-color: var(--color-accent);
    color: var(--color-accent-text);
  }
  & a[aria-current] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
    color: var(--color-on-accent-soft);
    font-weight: var(--weight-semibold);
  }
`;
