/** How bright a page is: as the visitor chose, or else as the system has it. */
export const colorModes = ['light', 'dark'] as const;

export type ColorMode = (typeof colorModes)[number];
