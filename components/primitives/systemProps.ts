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
  type styleFn,
  type TypographyProps,
} from 'styled-system';

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

type StyledSystemFunction = Pick<styleFn, 'propNames'>;

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

/**
 * Keeps style props out of the HTML, where `color` or `width` would have another meaning. Takes the names
 * of props, and styled-system functions for all props that these read.
 */
export function keepFromDom(...looks: (string | StyledSystemFunction)[]) {
  const names = looks.flatMap((look) => (typeof look === 'string' ? look : (look.propNames ?? [])));
  const kept = new Set([...names, 'as', 'theme']);
  return { shouldForwardProp: (name: string) => !kept.has(name) };
}
