import { reference } from './customPropertyNames.ts';
import {
  breakpoints,
  colorRoles,
  containers,
  cornerNames,
  fontRoles,
  fontSizeNames,
  lineHeightNames,
  sizes,
  spaceSteps,
  weights,
  type ColorRole,
} from './tokens.ts';

/**
 * The theme for styled-system's props: `<Stack color="inkMuted" padding={4} />`. Its values are references
 * to custom properties, so it is the same for every project and colour mode: switching either changes the
 * stylesheet, and nothing renders again.
 *
 * Negative space (`marginTop={-4}`) does not work with custom properties; use `calc()`.
 */
export const theme = {
  breakpoints: styledSystemBreakpoints(),
  colors: references<ColorRole>('color', colorRoles),
  space: spaceSteps.map((step) => reference('space', step)),
  fontSizes: references('font-size', fontSizeNames),
  fonts: references('font', fontRoles),
  fontWeights: references('weight', namesOf(weights)),
  lineHeights: references('line', lineHeightNames),
  radii: references('radius', cornerNames),
  sizes: {
    ...references('size', namesOf(sizes)),
    containerSm: `${containers.sm}px`,
    containerMd: `${containers.md}px`,
    containerLg: `${containers.lg}px`,
    containerXl: `${containers.xl}px`,
  },
  borders: {
    hairline: `1px solid ${reference('color', 'hairline')}`,
    control: `1px solid ${reference('color', 'controlBorder')}`,
    band: `1px solid ${reference('color', 'bandHairline')}`,
  },
};

/** The theme's type; `emotion.d.ts` makes it the type of `props.theme`. */
export type DesignTheme = typeof theme;

/** styled-system reads breakpoints from an array, and by name from the same array's properties. */
function styledSystemBreakpoints(): string[] & typeof breakpoints {
  return Object.assign<string[], typeof breakpoints>(Object.values(breakpoints), breakpoints);
}

function references<Name extends string>(
  scale: Parameters<typeof reference>[0],
  names: readonly Name[],
): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, reference(scale, name)])) as Record<
    Name,
    string
  >;
}

function namesOf<Tokens extends object>(tokens: Tokens): (keyof Tokens & string)[] {
  return Object.keys(tokens) as (keyof Tokens & string)[];
}
