import styled from '@emotion/styled';
import type { FunctionComponent } from 'react';
import { grid } from '../theme/tokens.ts';
import { keepFromDom, type ElementProps } from './systemProps.ts';

interface GridItemOwnProps {
  /** Columns that the item covers, from each grid breakpoint on. Default: all twelve. */
  span?: ColumnCount | ColumnsByBreakpoint;
}

export type ColumnCount = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

export type ColumnsByBreakpoint = Partial<Record<GridBreakpoint, ColumnCount>>;

export type GridBreakpoint = (typeof breakpoints)[number];

export type GridItemProps = GridItemOwnProps & ElementProps<GridItemOwnProps>;

// `base` is any width; the others begin at 576, 768, 992, 1200 and 1600 px.
const breakpoints = ['base', 'sm', 'md', 'lg', 'xl', '2xl'] as const;

/** A cell of a `Grid`, as in `<GridItem span={{ base: 12, md: 6, lg: 4 }}>`. */
export const GridItem = styled(
  'div' as unknown as FunctionComponent<GridItemProps>,
  keepFromDom('span'),
)`
  min-width: 0;
  ${({ span = grid.columns }) => columns(typeof span === 'number' ? { base: span } : span)}
`;

function columns(span: ColumnsByBreakpoint) {
  const counts = { base: grid.columns, ...span };
  return breakpoints.map((name, index) => columnsFrom(minWidths[index], counts[name])).join('');
}

// In em, so that large text gets fewer columns.
const minWidths = [undefined, ...grid.breakpoints.map((px) => `${px / 16}em`)];

function columnsFrom(minWidth: string | undefined, count: number | undefined) {
  if (!count) return '';
  const declaration = `grid-column: span ${count};`;
  return minWidth ? `@media (min-width: ${minWidth}) { ${declaration} }` : declaration;
}
