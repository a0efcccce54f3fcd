import { breakpoints } from './tokens.ts';

type Breakpoint = keyof typeof breakpoints;

/** A media query for windows from a breakpoint on: `${above('lg')} { … }`. */
export function above(breakpoint: Breakpoint): string {
  return `@media (width>=${breakpoints[breakpoint]})`;
}

/** For all narrower windows. Of the two, one holds at any width, fractions of a pixel included. */
export function below(breakpoint: Breakpoint): string {
  return `@media (width<${breakpoints[breakpoint]})`;
}
