import { largeWindow } from '../../contract/windowLimits.ts';

/**
 * Every design token of the system; those in which projects differ have only their names here, and
 * their values in `projectTokens.ts`, so that islands carry none. "Specification" in a comment means section 9 of the product's
 * specification (business constants and limits); what has no such note is a choice of the design.
 *
 * Components do not read these values: they write `var(--space-4)`, `var(--duration-dropdown)` and
 * so on (see `customProperties.ts`), so that the colour mode and a project's theme switch without
 * rendering again. Scripts read them here (durations, limits that only JavaScript can know).
 */

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

/** The steps of the 8-point rhythm, from nothing to what sets sections apart. */
export const spaceSteps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export const fontSizeNames = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', 'button'] as const;

export const fontRoles = ['body', 'heading'] as const;

/** The variable fonts hold every weight between `regular` and `bold`. */
export const weights = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;

export const lineHeightNames = ['tight', 'snug', 'body'] as const;

/** `pill` is what ends in half a circle, where corners are round at all. */
export const cornerNames = ['sm', 'md', 'lg', 'pill'] as const;

/** CSS lengths. `header`, `logo`, `banner`: specification. */
export const sizes = {
  /** The longest comfortable line of text: 60 to 75 characters. */
  measure: '68ch',
  /** 44 px, so that a finger hits it (WCAG 2.5.5); in rem, so that it grows with the text. */
  target: '2.75rem',
  header: '170px',
  /** The logo's greatest width: 300 px, and more where a larger text would have to break within words. */
  logo: '18.75rem',
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
