/** The brightness of a page: the visitor's choice, or else the system's. */
export const colorModes = ['light', 'dark'] as const;

export type ColorMode = (typeof colorModes)[number];
