/*
 * What a project's editors choose of its looks beside two colours. Each is a name that the tokens
 * give values (components/theme/tokens.ts); the first of each is what a project has that says nothing.
 */

/** A serif for headings with a sans for text, each pair by the mood that it sets. */
export const typefacePairs = ['humane', 'salon'] as const;

export type TypefacePair = (typeof typefacePairs)[number];

/** How round whatever has corners is. */
export const cornerShapes = ['soft', 'sharp', 'round'] as const;

export type CornerShape = (typeof cornerShapes)[number];

/** How far apart things stand. */
export const densities = ['regular', 'compact', 'airy'] as const;

export type Density = (typeof densities)[number];

/** Where a large window's header has the logo: at the start of the line or in its middle. */
export const headerLayouts = ['beside', 'centered'] as const;

export type HeaderLayout = (typeof headerLayouts)[number];
