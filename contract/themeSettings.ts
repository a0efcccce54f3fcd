/*
 * The choices that a project's editors have for its design, in addition to two colours. The tokens
 * give each a value (components/theme/tokens.ts). The first of each list is the default.
 */

/** A serif for headings with a sans for text. Each pair is named after its mood. */
export const typefacePairs = ['humane', 'salon'] as const;

export type TypefacePair = (typeof typefacePairs)[number];

/** The roundness of corners. */
export const cornerShapes = ['soft', 'sharp', 'round'] as const;

export type CornerShape = (typeof cornerShapes)[number];

/** The spacing. */
export const densities = ['regular', 'compact', 'airy'] as const;

export type Density = (typeof densities)[number];

/**
 * The position of the logo in a large window's header: at the start of the line or in its middle.
 */
export const headerLayouts = ['beside', 'centered'] as const;

export type HeaderLayout = (typeof headerLayouts)[number];
