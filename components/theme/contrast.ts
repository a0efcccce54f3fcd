import { wcagContrast } from 'culori';
import { colorRoles, type ColorRole, type Palette } from './tokens.ts';

/** Colours that stand on one another, and the contrast ratio that every palette guarantees them. */
export interface ContrastPair {
  /** What is seen. Where several are named, the best of them counts: the focus ring has two. */
  readonly foregrounds: readonly ColorRole[];
  readonly ground: ColorRole;
  /** The least ratio, from 1 to 21. */
  readonly atLeast: number;
}

/** WCAG 1.4.3: text. */
export const textContrast = 4.5;
/** WCAG 1.4.11: edges of controls, and the focus ring (also 2.4.13). */
export const graphicsContrast = 3;
/** What this design gives body text, beyond WCAG: long reading is tiring at 4.5. */
export const inkContrast = 10;
export const mutedInkContrast = 5.5;

/** The grounds that running text may stand on. */
export const textGrounds = ['canvas', 'surface', 'surfaceStrong', 'accentSoft'] as const;
/** The grounds that fields and buttons stand on. */
export const controlGrounds = ['canvas', 'surface', 'surfaceStrong'] as const;
/** The button's ground in its states. */
export const accentGrounds = ['accent', 'accentHover', 'accentPressed'] as const;

/**
 * Every pair that the palette guarantees, as data: the palette's test measures them, the Tokens
 * story shows them.
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...onEach(textGrounds, 'ink', inkContrast),
  ...onEach(textGrounds, 'inkMuted', mutedInkContrast),
  ...onEach(textGrounds, 'accentText', textContrast),
  ...onEach(textGrounds, 'accentTextHover', textContrast),
  ...onEach(['accentSoft'], 'onAccentSoft', textContrast),
  ...onEach(accentGrounds, 'onAccent', textContrast),
  ...onEach(['band'], 'onBand', inkContrast),
  ...onEach(['band'], 'onBandMuted', mutedInkContrast),
  ...onEach([...controlGrounds, 'dangerSoft'], 'danger', textContrast),
  ...onEach([...controlGrounds, 'successSoft'], 'success', textContrast),
  ...onEach(['dangerSoft', 'successSoft'], 'ink', inkContrast),
  ...onEach(controlGrounds, 'controlBorder', graphicsContrast),
  ...onEach(['canvas', 'surface'], 'accent', graphicsContrast),
  ...onEach(['focusInner'], 'focusOuter', graphicsContrast),
  ...colorRoles
    .filter((role) => role !== 'focusInner' && role !== 'focusOuter')
    .map((ground) => ({
      foregrounds: ['focusInner', 'focusOuter'] as const,
      ground,
      atLeast: graphicsContrast,
    })),
];

/** The contrast ratio that a palette gives a pair, from 1 to 21. */
export function contrastOf({ foregrounds, ground }: ContrastPair, palette: Palette): number {
  return Math.max(...foregrounds.map((role) => wcagContrast(palette[role], palette[ground])));
}

function onEach(
  grounds: readonly ColorRole[],
  foreground: ColorRole,
  atLeast: number,
): ContrastPair[] {
  return grounds.map((ground) => ({ foregrounds: [foreground], ground, atLeast }));
}
