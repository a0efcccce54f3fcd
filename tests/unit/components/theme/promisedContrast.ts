import { colorRoles, type ColorRole } from '../../../../components/theme/tokens.ts';
import { contrastOf, type ContrastPair } from '../../../../components/theme/contrast.ts';
import type { Palette } from '../../../../components/theme/palette.ts';

/*
 * The contrast that every palette must have. The numbers are written by hand: if tests read them
 * from the theme, any number would pass.
 */

/** Text: WCAG 2.2, 1.4.3 Contrast (Minimum), level AA. */
const text = 4.5;
/** Edges of controls and the focus ring: WCAG 2.2, 1.4.11 Non-text Contrast, level AA. */
const graphics = 3;
/** Running text and less important text: docs/theming.md requires more than WCAG. */
const [ink, mutedInk] = [10, 5.5];

const textGrounds = ['canvas', 'surface', 'surfaceStrong', 'accentSoft'] as const;
const controlGrounds = ['canvas', 'surface', 'surfaceStrong'] as const;

export const promisedPairs: readonly ContrastPair[] = [
  ...pairs(['ink'], [...textGrounds, 'dangerSoft', 'successSoft'], ink),
  ...pairs(['inkMuted'], textGrounds, mutedInk),
  ...pairs(['accentText'], textGrounds, text),
  ...pairs(['accentTextHover'], textGrounds, text),
  ...pairs(['onAccentSoft'], ['accentSoft'], text),
  ...pairs(['onAccent'], ['accent', 'accentHover', 'accentPressed'], text),
  ...pairs(['onBand'], ['band'], ink),
  ...pairs(['onBandMuted'], ['band'], mutedInk),
  ...pairs(['danger'], [...controlGrounds, 'dangerSoft'], text),
  ...pairs(['success'], [...controlGrounds, 'successSoft'], text),
  ...pairs(['controlBorder'], controlGrounds, graphics),
  ...pairs(['accent'], ['canvas', 'surface'], graphics),
  ...pairs(['focusOuter'], ['focusInner'], graphics),
  ...pairs(
    ['focusInner', 'focusOuter'],
    colorRoles.filter((role) => role !== 'focusInner' && role !== 'focusOuter'),
    graphics,
  ),
];

/** @returns a line for each pair of colours with too little contrast */
export function brokenPromises(palette: Palette): string[] {
  return promisedPairs
    .map((pair) => ({ ...pair, contrast: contrastOf(pair, palette) }))
    .filter(({ contrast, atLeast }) => contrast < atLeast)
    .map(
      ({ foregrounds, ground, contrast, atLeast }) =>
        `${foregrounds.join(' or ')} on ${ground} has ${contrast.toFixed(2)}, needs ${atLeast}`,
    );
}

function pairs(
  foregrounds: readonly ColorRole[],
  grounds: readonly ColorRole[],
  atLeast: number,
): ContrastPair[] {
  return grounds.map((ground) => ({ foregrounds, ground, atLeast }));
}
