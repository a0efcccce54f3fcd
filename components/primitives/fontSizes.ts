import type { fontSizes } from '../theme/tokens.ts';

/** A step of the type scale. */
export type FontSize = Exclude<keyof typeof fontSizes, 'button'>;
