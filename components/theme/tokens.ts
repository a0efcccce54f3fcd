import { largeWindow } from '../../contract/themeSettings.ts';

/**
 * Every design token of the system. Tokens in which projects differ have only their names here, and their
 * values in `projectTokens.ts`, so that islands do not contain them. "Specification" in a comment refers to
 * section 9 of the product's specification (business constants and limits); a comment without it marks a
 * choice of the design.
 *
 * Components do not read these values: they use `var(--space-4)`, `var(--duration-dropdown)` and so on (see
 * `customProperties.ts`), so that colour mode and theme can change without rendering again. Scripts read
 * them here (durations, limits that only JavaScript can know).
 */

/** The roles of colours. A palette gives each of them a value (see `palette.ts`). */
export const colorRoles = [
  /** The page's background. */
  'canvas',
  /** A quiet tone to distinguish an area from the canvas. */
  'surface',
  /** A stronger quiet tone, such as a table's head. */
  'surfaceStrong',
  /** Text. */
  'ink',
  /** Secondary text. */
  'inkMuted',
  /** Decorative lines without meaning. */
  'hairline',
  /** The edge of a field or checkbox: at least 3:1 (WCAG 1.4.11). */
  'controlBorder',
  /** The brand colour as a solid background, for buttons. */
  'accent',
  'accentHover',
  'accentPressed',
  /** Text on the accent, in all its states. */
  'onAccent',
  /** Links. */
  'accentText',
  'accentTextHover',
  /** A pale background in the brand's hue. */
  'accentSoft',
  'onAccentSoft',
  /** The dark background in the brand's hue, for footer and hero. */
  'band',
  'onBand',
  'onBandMuted',
  'bandHairline',
  'danger',
  'dangerSoft',
  'success',
  'successSoft',
  /** The inner line of the focus ring, next to the element. */
  'focusInner',
  /** The outer line of the focus ring, next to the background. */
  'focusOuter',
] as const;

export type ColorRole = (typeof colorRoles)[number];

/** A value, as `#rrggbb`, for every role. */
export type Palette = Readonly<Record<ColorRole, string>>;

/** Steps of the 8-point scale, from zero to the distance between sections. */
export const spaceSteps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export const fontSizeNames = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', 'button'] as const;

export const fontRoles = ['body', 'heading'] as const;

/** The variable fonts contain every weight from `regular` to `bold`. */
export const weights = { regular: 400, medium: 500, semibold: 600, bold: 700 } as const;

export const lineHeightNames = ['tight', 'snug', 'body'] as const;

/** `sm` for what visitors press or fill in, and marks; `md` for surfaces and pictures. */
export const cornerNames = ['sm', 'md'] as const;

/** Characters in the longest line of running text. */
export const longestLine = 68;

/** CSS lengths. `header`, `logo`, `banner`: specification. */
export const sizes = {
  /**
   * Maximum length of a text line: `longestLine` characters of German text on average. Not in `ch`, the
   * width of a zero, which is a third wider than the average letter.
   */
  measure: '36.5rem',
  /** Minimum size of a touch target: 44 px (WCAG 2.5.5). In rem, so that it grows with the text. */
  target: '2.75rem',
  header: '170px',
  /** The logo's maximum width: 300 px. In rem, because larger text would otherwise have to break within words. */
  logo: '18.75rem',
  /** The cookie banner's width in windows of at least `bannerNarrowBelow`. */
  banner: '520px',
  /** The maximum width of the banner in narrower windows. */
  bannerNarrow: '480px',
} as const;

/** Milliseconds. From the specification, except `quick`: a control's reaction to hover and press. */
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

/** Fast at first, then slowing down: what a visitor opens reacts immediately. */
export const easings = { out: 'cubic-bezier(.2,.7,.2,1)' } as const;

/** Minimum window widths for styled-system's arrays, mobile first. Specification. */
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
  /** Minimum window widths for more columns. */
  breakpoints: { sm: 576, md: 768, lg: 992, xl: 1200, '2xl': 1600 },
} as const;

/** Maximum widths of page content, in px. Specification. */
export const containers = { sm: 640, md: 768, lg: 1024, xl: 1280 } as const;

/** Window widths and proportions for single components. Specification. */
export const limits = {
  /** Window width in px below which the cookie banner is narrower. */
  bannerNarrowBelow: 700,
  /** Window width in px below which the rating box is collapsed. */
  ratingBoxCollapsedBelow: 1200,
  /** Maximum share of the footer's width for one widget. */
  footerWidgetWidth: '25%',
  /** Distance in px between the window's top edge and an anchor's target, as a scroll offset. */
  anchorOffset: -150,
} as const;

/** Style of a button's label, in addition to its size (`fontSizes.button`). Specification. */
export const button = { textTransform: 'uppercase' } as const;
