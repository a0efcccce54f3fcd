import type { CornerShape, Density, TypefacePair } from '../../contract/themeSettings.ts';
import { fluid } from './fluid.ts';
import type {
  cornerNames,
  fontRoles,
  fontSizeNames,
  lineHeightNames,
  spaceSteps,
  weights,
} from './tokens.ts';

/*
 * The tokens in which projects differ: each choice of a theme (contract/themeSettings.ts) has a value for
 * every token name, so that no component depends on the choice.
 */

/** The values of a pair of typefaces. */
interface Typefaces {
  /**
   * Font stacks. Each web font is followed by a local font that `fonts.ts` scales to the same widths and
   * heights, so that the layout does not shift when one replaces the other.
   */
  readonly fonts: Readonly<Record<(typeof fontRoles)[number], string>>;
  readonly headingWeight: keyof typeof weights;
  /** CSS lengths in rem, fluid from `md` up. `button`: specification. */
  readonly fontSizes: Readonly<Record<(typeof fontSizeNames)[number], string>>;
}

/** Text sizes, equal in every project. Heading sizes depend on the pair. */
const textSizes = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: fluid(1.0625, 1.125),
  lg: fluid(1.1875, 1.3125),
};

const labelSizes = { button: '0.8rem' };

export const typefaces: Readonly<Record<TypefacePair, Typefaces>> = {
  /** Dark and calm: Atkinson Hyperlegible Next and Source Serif 4. */
  humane: {
    fonts: {
      body: 'Atkinson,Arial,system-ui,sans-serif',
      heading: "'Source Serif','Source Serif Fallback',serif",
    },
    headingWeight: 'semibold',
    fontSizes: {
      ...textSizes,
      xl: fluid(1.25, 1.5625),
      '2xl': fluid(1.5, 2),
      '3xl': fluid(1.875, 2.625),
      '4xl': fluid(2, 3.5),
      ...labelSizes,
    },
  },
  /** Fine strokes, therefore large and light: Hanken Grotesk and Baskervville. */
  salon: {
    fonts: {
      body: 'Hanken,Arial,system-ui,sans-serif',
      heading: "Baskervville,'Baskervville Fallback',serif",
    },
    headingWeight: 'regular',
    fontSizes: {
      ...textSizes,
      xl: fluid(1.3125, 1.6875),
      '2xl': fluid(1.625, 2.25),
      '3xl': fluid(2, 3.125),
      '4xl': fluid(2.375, 4.25),
      ...labelSizes,
    },
  },
};

/** The values of a density. */
interface Distances {
  /** CSS lengths in rem by step; 9 and 10 are fluid, for sections. */
  readonly space: Readonly<Record<(typeof spaceSteps)[number], string>>;
  /** Multiples of the font size. */
  readonly lineHeights: Readonly<Record<(typeof lineHeightNames)[number], number>>;
}

/**
 * Steps for distances inside a control, such as between an icon and its label. Equal in every density, like
 * the height of a touch target.
 */
const innerSpace = { 0: '0', 1: '0.25rem', 2: '0.5rem', 3: '0.75rem', 4: '1rem' };

const lineHeights = { tight: 1.15, snug: 1.3, body: 1.6 };

export const distances: Readonly<Record<Density, Distances>> = {
  regular: {
    space: {
      ...innerSpace,
      ...{ 5: '1.5rem', 6: '2rem', 7: '3rem', 8: '4rem', 9: fluid(4, 6), 10: fluid(5, 8) },
    },
    lineHeights,
  },
  compact: {
    space: {
      ...innerSpace,
      ...{
        5: '1.25rem',
        6: '1.5rem',
        7: '2.25rem',
        8: '3rem',
        9: fluid(3, 4.5),
        10: fluid(3.5, 6),
      },
    },
    lineHeights: { ...lineHeights, body: 1.5 },
  },
  airy: {
    space: {
      ...innerSpace,
      ...{
        5: '1.75rem',
        6: '2.5rem',
        7: '3.75rem',
        8: '5rem',
        9: fluid(4.5, 8),
        10: fluid(5.5, 10),
      },
    },
    lineHeights: { ...lineHeights, body: 1.7 },
  },
};

/** CSS lengths. */
export const corners: Readonly<Record<CornerShape, Readonly<Record<CornerName, string>>>> = {
  soft: { sm: '4px', md: '8px' },
  sharp: { sm: '0', md: '0' },
  round: { sm: '10px', md: '18px' },
};

type CornerName = (typeof cornerNames)[number];
