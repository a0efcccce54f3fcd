import { breakpoints } from './tokens.ts';

type Breakpoint = keyof typeof breakpoints;

/** Returns a media query for windows at least as wide as a breakpoint: `${above('lg')} { … }`. */
export function above(breakpoint: Breakpoint): string {
  return `@media (width>=${breakpoints[breakpoint]})`;
}

/**
 * Returns a media query for narrower windows. Exactly one of the two matches any width, including fractions
 * of a pixel.
 */
export function below(breakpoint: Breakpoint): string {
  return `@media (width<${breakpoints[breakpoint]})`;
}
