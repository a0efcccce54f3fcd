import type { fontSizeNames } from '../theme/tokens.ts';

/** A step of the type scale. */
export type FontSize = Exclude<(typeof fontSizeNames)[number], 'button'>;
