import type { CSSObject } from '@emotion/styled';
import type { AllHTMLAttributes, ElementType, ReactNode, Ref } from 'react';
import {
  border,
  color,
  compose,
  flexbox,
  grid,
  layout,
  position,
  space,
  typography,
  type BorderProps,
  type ColorProps,
  type FlexboxProps,
  type GridProps,
  type LayoutProps,
  type PositionProps,
  type SpaceProps,
  type TypographyProps,
} from 'styled-system';
import type { StyledSystemFunction } from './keepFromDom.ts';

/** The styled-system props that layout primitives take. */
export type SystemProps = SpaceProps &
  LayoutProps &
  ColorProps &
  TypographyProps &
  FlexboxProps &
  GridProps &
  BorderProps &
  PositionProps;

// An explicit type, because `styleFn` accepts any props, and so would all components based on it.
export const systemStyles: ((props: SystemProps) => CSSObject) & StyledSystemFunction = compose(
  space,
  layout,
  color,
  typography,
  flexbox,
  grid,
  border,
  position,
);

/**
 * The props of an element in addition to `Own`: any HTML attribute, and `as` to choose the element. No
 * `style`: the Content-Security-Policy forbids inline styles.
 */
export type ElementProps<Own> = Omit<AllHTMLAttributes<HTMLElement>, keyof Own | 'as' | 'style'> & {
  /** The content. */
  children?: ReactNode;
  /** The HTML element to render, such as `ul` or `section`. */
  as?: ElementType;
  /** Receives the HTML element. */
  ref?: Ref<HTMLElement>;
};
