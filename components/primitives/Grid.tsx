import styled from '@emotion/styled';
import type { FunctionComponent } from 'react';
import { space, type SpaceProps } from 'styled-system';
import { grid } from '../theme/tokens.ts';
import { keepFromDom, type ElementProps } from './systemProps.ts';

export type GridProps = SpaceProps & ElementProps<SpaceProps>;

const gutter = `${grid.gutter / 16}rem`;

/**
 * Twelve columns, 30 px apart. The gutter shrinks with the grid's own width, because eleven full
 * gutters alone would be wider than a phone.
 */
export const Grid = styled('div' as unknown as FunctionComponent<GridProps>, keepFromDom(space))`
  display: grid;
  grid-template-columns: repeat(${grid.columns}, minmax(0, 1fr));
  column-gap: min(${gutter}, 3.5%);
  row-gap: clamp(1rem, 4vw, ${gutter});
  ${space}
`;
