/*
 * The choices that a project's editors have for its design, in addition to two colours. The project's
 * tokens give each a value (components/theme/projectTokens.ts). The first of each list is the default.
 */

/** A serif for headings with a sans for text. Each pair is named after its mood. */
export type TypefacePair = 'humane' | 'salon';

/** The roundness of corners. */
export type CornerShape = 'soft' | 'sharp' | 'round';

/** The spacing. */
export type Density = 'regular' | 'compact' | 'airy';

/**
 * The position of the logo in a large window's header: at the start of the line or in its middle.
 */
export type HeaderLayout = 'beside' | 'centered';

/*
 * Values that no editor chooses: the visitor's colour mode, and limits that components and the page's own scripts
 * share (specification, section 9).
 */

/** The brightness of a page: the visitor's choice, or else the system's. */
export const colorModes = ['light', 'dark'] as const;

export type ColorMode = (typeof colorModes)[number];

/** From this width on, the header shows the menu, and texts have room for a column next to them. */
export const largeWindow = '62em';

/** px: the distance from the window at which pictures load and islands hydrate. */
export const lazyMargin = 200;
