import type { CornerShape, Density, TypefacePair } from '../../contract/themeSettings.ts';
import { largeWindow } from '../../contract/windowLimits.ts';
import { fluid } from './fluid.ts';

/**
 * Every design token of the system. "Specification" in a comment means section 9 of the product's
 * specification (business constants and limits); what has no such note is a choice of the design.
 *
 * Components do not read these values: they write `var(--space-4)`, `var(--duration-dropdown)` and
 * so on (see `customProperties.ts`), so that the colour mode and a project's theme switch without
 * rendering again. Scripts read them here (durations, limits that only JavaScript can know).
 */

/** The steps that are inside a control, between a mark and its words. */
const innerSpace = ['0', '0.25rem', '0.5rem', '0.75rem', '1rem'] as const;

/** The roles that a colour can play. A palette gives each of them a value (see `palette.ts`). */
export const colorRoles = [
  /** The page's ground. */
  'canvas',
  /** A quiet tone to set something apart from the canvas. */
  'surface',
  /** A stronger quiet tone, such as a table's head. */
  'surfaceStrong',
  /** Text. */
  'ink',
  /** Text of lower rank. */
  'inkMuted',
  /** Decorative lines; carries no meaning. */
  'hairline',
  /** The edge of a field or checkbox: at least 3:1 (WCAG 1.4.11). */
  'controlBorder',
  /** The brand colour as a solid ground, for buttons. */
  'accent',
  'accentHover',
  'accentPressed',
  /** Text on the accent, in all its states. */
  'onAccent',
  /** Links. */
  'accentText',
  'accentTextHover',
  /** A pale ground in the brand's hue. */
  'accentSoft',
  'onAccentSoft',
  /** The deep ground in the brand's hue, for footer and hero. */
  'band',
  'onBand',
  'onBandMuted',
  'bandHairline',
  'danger',
  'dangerSoft',
  'success',
  'successSoft',
  /** The focus ring's line next to the element. */
  'focusInner',
  /** The focus ring's line next to the ground. */
  'focusOuter',
] as const;

export type ColorRole = (typeof colorRoles)[number];

/** A value, as `#rrggbb`, for every role. */
export type Palette = Readonly<Record<ColorRole, string>>;

/**
 * The 8-point rhythm, as CSS lengths in rem; the index is the step. 9 and 10 are fluid, for sections.
 * A density moves the steps that set parts of a page apart: what holds a control together, and the
 * height of a finger's target, is the same in all.
 */
const spaces = {
  regular: [...innerSpace, '1.5rem', '2rem', '3rem', '4rem', fluid(4, 6), fluid(5, 8)],
  compact: [...innerSpace, '1.25rem', '1.5rem', '2.25rem', '3rem', fluid(3, 4.5), fluid(3.5, 6)],
  airy: [...innerSpace, '1.75rem', '2.5rem', '3.75rem', '5rem', fluid(4.5, 8), fluid(5.5, 10)],
} as const satisfies Record<Density, readonly string[]>;

/** CSS lengths in rem, fluid from `md` up. `button`: specification. */
export const fontSizes = {
  xs: '0.8125rem',
  sm: '0.9375rem',
  md: fluid(1.0625, 1.125),
  lg: fluid(1.1875, 1.3125),
  xl: fluid(1.375, 1.5625),
  '2xl': fluid(1.625, 2),
  '3xl': fluid(1.75, 2.625),
  '4xl': fluid(2.25, 3.5),
  button: '0.8rem',
} as const;

/** The variable fonts hold every weight between `regular` and `bold`. */
export const weights = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;

/**
 * A pair's font stacks, and how its headings are set. Each web font is followed by a local font that
 * `fonts.ts` scales to the same widths and heights, so nothing moves when the one stands in for the
 * other.
 */
export const typefaces = {
  humane: {
    fonts: {
      body: "Atkinson,'Atkinson Fallback',system-ui,sans-serif",
      heading: "'Source Serif','Source Serif Fallback',serif",
    },
    headingWeight: 'semibold',
    fontSizes,
  },
  /** Fine strokes: large and light, where the other is dark and calm. */
  salon: {
    fonts: {
      body: "Hanken,'Hanken Fallback',system-ui,sans-serif",
      heading: "Baskervville,'Baskervville Fallback',serif",
    },
    headingWeight: 'regular',
    fontSizes: {
      ...fontSizes,
      xl: fluid(1.4375, 1.6875),
      '2xl': fluid(1.75, 2.25),
      '3xl': fluid(2, 3.125),
      '4xl': fluid(2.375, 4.25),
    },
  },
} as const satisfies Record<TypefacePair, Typefaces>;

/** What a pair of typefaces brings. */
interface Typefaces {
  readonly fonts: { readonly body: string; readonly heading: string };
  readonly headingWeight: keyof typeof weights;
  readonly fontSizes: Readonly<Record<keyof typeof fontSizes, string>>;
}

/** Multiples of the font size. */
const lineHeights = { tight: 1.15, snug: 1.3, body: 1.6 } as const;

/** How far apart things stand: between parts, and between lines. */
export const densities = {
  regular: { space: spaces.regular, lineHeights },
  compact: { space: spaces.compact, lineHeights: { ...lineHeights, body: 1.5 } },
  airy: { space: spaces.airy, lineHeights: { ...lineHeights, body: 1.7 } },
} as const satisfies Record<Density, unknown>;

/** CSS lengths. `pill` is what ends in half a circle, where corners are round at all. */
export const corners = {
  soft: { sm: '4px', md: '8px', lg: '16px', pill: '999px' },
  sharp: { sm: '0', md: '0', lg: '0', pill: '0' },
  round: { sm: '10px', md: '18px', lg: '28px', pill: '999px' },
} as const satisfies Record<CornerShape, unknown>;

/** CSS lengths. `header`, `logo`, `banner`: specification. */
export const sizes = {
  /** The longest comfortable line of text: 60 to 75 characters. */
  measure: '68ch',
  /** 44 px, so that a finger hits it (WCAG 2.5.5); in rem, so that it grows with the text. */
  target: '2.75rem',
  header: '170px',
  /** The logo's greatest width. */
  logo: '300px',
  /** The cookie banner's width, in windows that are no narrower than `bannerNarrowBelow`. */
  banner: '520px',
  /** In those that are, as far as they have that room. */
  bannerNarrow: '480px',
} as const;

/** Milliseconds. Specification, except `quick`: the answer of a control to hover and press. */
export const durations = {
  dropdown: 200,
  mobileMenu: 500,
  expander: 500,
  layout: 450,
  /** How long animations stay off after the window was resized. */
  resizeBlock: 250,
  height: 250,
  lazyImage: 500,
  quick: 120,
} as const;

/** Fast at first, then settling: what a visitor opened answers at once. */
export const easings = { out: 'cubic-bezier(.2,.7,.2,1)' } as const;

/** Window widths at which styled-system's arrays change, mobile first. Specification. */
export const breakpoints = {
  sm: '30em',
  md: '48em',
  lg: largeWindow,
  xl: '80em',
  '2xl': '96em',
} as const;

/** The column grid; lengths in px. Specification. */
export const grid = {
  columns: 12,
  gutter: 30,
  /** Window widths from which more columns stand side by side. */
  breakpoints: { sm: 576, md: 768, lg: 992, xl: 1200, '2xl': 1600 },
} as const;

/** Greatest widths of page content, in px. Specification. */
export const containers = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;

/** Window widths and shares that a single component heeds. Specification. */
export const limits = {
  /** px: below this window width the cookie banner is narrower. */
  bannerNarrowBelow: 700,
  /** px: below this window width the rating box is collapsed. */
  ratingBoxCollapsedBelow: 1200,
  /** The greatest share of the footer's width that one widget takes. */
  footerWidgetWidth: '25%',
  /** px from the window's top edge at which an anchor's target comes to rest, as a scroll offset. */
  anchorOffset: -150,
} as const;

/** How a button's label is set, beside its size (`fontSizes.button`). Specification. */
export const button = { textTransform: 'uppercase' } as const;
