import styled from '@emotion/styled';
import type { FunctionComponent } from 'react';
import { grid } from '../theme/tokens.ts';
import { keepFromDom, type ElementProps } from './systemProps.ts';

interface GridOwnProps {
  /** Columns that each child covers, from a window width on. Below all of them: the full width. */
  span: ColumnsByBreakpoint;
}

export type ColumnCount = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** `sm` begins at 576 px, `md` at 768, `lg` at 992, `xl` at 1200, `2xl` at 1600. */
export type ColumnsByBreakpoint = Partial<Record<GridBreakpoint, ColumnCount>>;

type GridBreakpoint = keyof typeof grid.breakpoints;

export type GridProps = GridOwnProps & ElementProps<GridOwnProps>;

/**
 * Things of one kind on the twelve columns, 30 px apart, as in
 * `<Grid as="ul" role="list" span={{ md: 6, xl: 4 }}>`. On a phone, where eleven gutters alone would
 * be wider than the window, they stand below each other.
 */
export const Grid = styled('div' as unknown as FunctionComponent<GridProps>, keepFromDom('span'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) ${grid.gutter / 16}rem;
  ${({ span }) => columns(span)}
`;

/** For what may stand beside a page's aside: while the two share a narrow window, one a row. */
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

/** In em, so that large text gets fewer columns. */
function from(name: GridBreakpoint): string {
  return `@media (width>=${grid.breakpoints[name] / 16}em)`;
}

const twelveColumns = `grid-template-columns: repeat(${grid.columns}, minmax(0, 1fr));`;
