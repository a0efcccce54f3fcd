import styled from '@emotion/styled';
import { Fragment } from 'react';
import { Label, useLabels } from '../i18n/Labels.tsx';

export interface PaginationProps {
  /** The number of the current page, from 1. */
  current: number;
  /** The URLs of all pages. */
  hrefs: readonly string[];
}

/** Pagination of a long list: links to the neighbouring, the first and the last pages. */
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
        {numbersAround(current, hrefs.length).map((number, index, numbers) => (
          <Fragment key={number}>
            {index > 0 && number - (numbers[index - 1] ?? 0) > 1 && <Gap aria-hidden>…</Gap>}
            <li>
              <a
                href={hrefs[number - 1]}
                aria-label={text('pagination.part', { number })}
                aria-current={number === current ? 'page' : undefined}
              >
                {number}
              </a>
            </li>
          </Fragment>
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

/** Returns the first, the last, and the numbers around the current one. Fills a gap of a single number. */
function numbersAround(current: number, count: number): number[] {
  const near = (number: number) => Math.abs(number - current) <= neighbours;
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const isShown = (number: number) => number === 1 || number === count || near(number);
  return all.filter((number) => isShown(number) || (isShown(number - 1) && isShown(number + 1)));
}

/** Number of links on each side of the current page. */
const neighbours = 1;

const Gap = styled.li`
  align-self: center;
  color: var(--color-ink-muted);
`;

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
