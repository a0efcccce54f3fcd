import { wcagContrast } from 'culori';
import { colorRoles, type ColorRole, type Palette } from './tokens.ts';

/** Foreground and background colours with the contrast ratio that every palette guarantees. */
export interface ContrastPair {
  /** The foreground colours. With several, the one with the highest contrast counts: the focus ring has two. */
  readonly foregrounds: readonly ColorRole[];
  readonly ground: ColorRole;
  /** The minimum ratio, from 1 to 21. */
  readonly atLeast: number;
}

/** WCAG 1.4.3: text. */
export const textContrast = 4.5;
/** WCAG 1.4.11: edges of controls, and the focus ring (also 2.4.13). */
export const graphicsContrast = 3;
/** The design's own minimum for body text, higher than WCAG's: long texts are tiring to read at 4.5. */
export const inkContrast = 10;
export const mutedInkContrast = 5.5;

/** Backgrounds for running text. */
export const textGrounds = ['canvas', 'surface', 'surfaceStrong', 'accentSoft'] as const;
/** Backgrounds for fields and buttons. */
export const controlGrounds = ['canvas', 'surface', 'surfaceStrong'] as const;
/** The button's background in its states. */
export const accentGrounds = ['accent', 'accentHover', 'accentPressed'] as const;

/**
 * All pairs that the palette guarantees, as data: the palette's test measures them, and the page
 * Foundations/Colour shows them.
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

/** Returns the contrast ratio of a pair in a palette, from 1 to 21. */
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
