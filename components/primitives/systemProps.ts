import type { CSSObject } from '@emotion/styled';
import type { AllHTMLAttributes, ElementType, Ref } from 'react';
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

// Typed, since a `styleFn` takes anything, and so would the components that are made of it.
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
 * What an element takes apart from the props `Own`: any HTML attribute, and `as` to choose the
 * element. No `style`: the Content-Security-Policy forbids inline styles.
 */
export type ElementProps<Own> = Omit<AllHTMLAttributes<HTMLElement>, keyof Own | 'as' | 'style'> & {
  as?: ElementType;
  ref?: Ref<HTMLElement>;
};

/**
 * Keeps props that only steer the look out of the HTML, where `color` or `width` would mean
 * something else. Takes their names, and styled-system's functions for all that these read.
 */
export function keepFromDom(...looks: (string | StyledSystemFunction)[]) {
  const names = looks.flatMap((look) => (typeof look === 'string' ? look : (look.propNames ?? [])));
  const kept = new Set([...names, 'as', 'theme']);
  return { shouldForwardProp: (name: string) => !kept.has(name) };
}
