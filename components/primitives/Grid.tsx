import styled from '@emotion/styled';
import type { FunctionComponent } from 'react';
import { grid } from '../theme/tokens.ts';
import { keepFromDom } from './keepFromDom.ts';
import type { ElementProps } from './systemProps.ts';

interface GridOwnProps {
  /** Columns that each child spans, by minimum window width. In narrower windows a child takes the full width. */
  span: ColumnsByBreakpoint;
}

type ColumnCount = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** Minimum window widths: `sm` 576 px, `md` 768, `lg` 992, `xl` 1200, `2xl` 1600. */
export type ColumnsByBreakpoint = Partial<Record<GridBreakpoint, ColumnCount>>;

type GridBreakpoint = keyof typeof grid.breakpoints;

export type GridProps = GridOwnProps & ElementProps<GridOwnProps>;

/**
 * Items of one kind on a grid of twelve columns with gaps of 30 px, as in
 * `<Grid as="ul" role="list" span={{ md: 6, xl: 4 }}>`. On a phone, where eleven gaps would be wider
 * than the window, the items are below each other.
 */
export const Grid = styled('div' as unknown as FunctionComponent<GridProps>, keepFromDom('span'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) ${grid.gutter / 16}rem;
  ${({ span }) => columns(span)}
`;

/** Spans for items next to a page's aside: one per row where content and aside share a narrow window. */
export const besideAside: ColumnsByBreakpoint = { md: 6, lg: 12, xl: 6 };

function columns(span: ColumnsByBreakpoint): string {
  return breakpoints
    .filter((name) => span[name] !== undefined)
    .map((name, index) => {
      const children = `& > * { grid-column: span ${span[name] ?? grid.columns} }`;
      return `${from(name)} { ${index === 0 ? twelveColumns : ''} ${children} }`;
    })
    .join('');
}

const breakpoints = Object.keys(grid.breakpoints) as GridBreakpoint[];

/** In em, so that larger text gets fewer columns. */
function from(name: GridBreakpoint): string {
  return `@media (width>=${grid.breakpoints[name] / 16}em)`;
}

const twelveColumns = `grid-template-columns: repeat(${grid.columns}, minmax(0, 1fr));`;
