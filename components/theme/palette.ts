import { wcagContrast, type Oklch } from 'culori';
import type { ColorMode } from '../../contract/themeSettings.ts';
import {
  type accentGrounds,
  controlGrounds,
  graphicsContrast,
  inkContrast,
  mutedInkContrast,
  textContrast,
  textGrounds,
} from './contrast.ts';
import { legible, nearest } from './legible.ts';
import {
  between,
  direction,
  hued,
  isGrey,
  lightnessOf,
  oklchOf,
  tinted,
  type Tint,
} from './oklch.ts';
import type { Palette } from './tokens.ts';

export type { Palette } from './tokens.ts';

/** The two colours that a project chooses, in any CSS notation. */
export interface ProjectColors {
  readonly brandColor: string;
  readonly baseColor: string;
}

/** The desired lightness of each role, OKLCH, 0 to 1. Contrast may change all except the backgrounds. */
interface Lightness {
  readonly canvas: number;
  /** Lightness difference of the quieter tones from the canvas; a negative one is darker. */
  readonly surface: number;
  readonly surfaceStrong: number;
  readonly accentSoft: number;
  readonly statusSoft: number;
  readonly hairline: number;
  readonly ink: number;
  readonly inkMuted: number;
  readonly controlBorder: number;
  readonly accent: number;
  readonly onAccentSoft: number;
  readonly band: number;
  readonly status: number;
  readonly focusInner: number;
  readonly focusOuter: number;
}

/**
 * Derives a light and a dark palette from a project's two colours.
 *
 * Neutrals take the base colour's hue, the accent the brand colour's hue and chroma. Lightness is the value
 * nearest to the design's that gives the contrast, so that both palettes fulfil `contrastPairs` for any
 * colours.
 *
 * @throws if one of the two is not a colour.
 */
export function palette(colors: ProjectColors): Readonly<Record<ColorMode, Palette>> {
  const brand = oklchOf(colors.brandColor);
  const base = oklchOf(colors.baseColor);
  return {
    light: paletteFor(brand, base, lightMode(brand, base)),
    dark: paletteFor(softened(brand), base, darkMode(brand, base)),
  };
}

/**
 * Returns the colour mode of a base colour, for projects in which visitors cannot choose: `light` if black
 * text has a higher contrast on it than white text.
 */
export function colorModeOf(baseColor: string): ColorMode {
  return oklchOf(baseColor).l >= lightnessWhereBlackAndWhiteReadAlike ? 'light' : 'dark';
}

/** The OKLCH lightness of the grey (luminance 0.179) whose contrast to black and to white is equal. */
const lightnessWhereBlackAndWhiteReadAlike = 0.5636;

/** Uses the base colour itself as the canvas if it is light enough. */
function lightMode(brand: Oklch, base: Oklch): Lightness {
  return {
    canvas: base.l >= 0.93 ? base.l : 0.98,
    surface: -0.022,
    surfaceStrong: -0.05,
    accentSoft: -0.055,
    statusSoft: -0.035,
    hairline: -0.1,
    ink: 0.235,
    inkMuted: 0.455,
    controlBorder: 0.6,
    accent: Math.max(brand.l, 0.22),
    onAccentSoft: 0.33,
    band: Math.min(Math.max(brand.l - 0.14, 0.24), 0.32),
    status: 0.47,
    focusInner: 1,
    focusOuter: 0.32,
  };
}

/** Never pure black: on it, light text seems to glow. A dark base colour is itself the canvas. */
function darkMode(brand: Oklch, base: Oklch): Lightness {
  return {
    canvas: isNight(base) ? Math.min(Math.max(base.l, 0.17), 0.25) : 0.208,
    surface: 0.03,
    surfaceStrong: 0.068,
    accentSoft: 0.1,
    statusSoft: 0.075,
    hairline: 0.12,
    ink: 0.93,
    inkMuted: 0.76,
    controlBorder: 0.6,
    accent: Math.min(Math.max(brand.l, lightAccent), 0.9),
    onAccentSoft: 0.9,
    band: 0.285,
    status: 0.78,
    focusInner: 0.17,
    focusOuter: 0.92,
  };
}

/** Returns whether a base colour is dark enough for the dark mode's background. */
function isNight(base: Oklch): boolean {
  return base.l <= 0.3;
}

/** From this lightness on, a brand colour is used unchanged on a dark background. */
const lightAccent = 0.75;

/**
 * Reduces the chroma of a dark brand colour in proportion to the lightness added: otherwise it would look
 * like neon.
 */
function softened(brand: Oklch): Oklch {
  return { ...brand, c: brand.c * (1 - Math.max(lightAccent - brand.l, 0)) };
}

function paletteFor(brand: Oklch, base: Oklch, wish: Lightness): Palette {
  const paper = paperTint(brand, base);
  const deep = between(brand, base, 0.8);
  const dark = wish.canvas < 0.5;
  const inkTint = dark ? paper : deep;
  const groundTint = dark && !isNight(base) ? deep : paper;
  const canvasChroma = dark && !isNight(base) ? 0.014 : Math.min(base.c, 0.016);
  const toneChroma = dark ? canvasChroma * 1.2 : Math.min(base.c * 2, 0.024);

  const grounds = {
    canvas: tinted(wish.canvas, groundTint, canvasChroma),
    surface: tinted(wish.canvas + wish.surface, groundTint, (canvasChroma + toneChroma) / 2),
    surfaceStrong: tinted(wish.canvas + wish.surfaceStrong, groundTint, toneChroma),
    accentSoft: tinted(
      wish.canvas + wish.accentSoft,
      between(brand, base, 0.5),
      dark ? 0.034 : 0.022,
    ),
    dangerSoft: hued(wish.canvas + wish.statusSoft, dangerHue, dark ? 0.045 : 0.02),
    successSoft: hued(wish.canvas + wish.statusSoft, successHue, dark ? 0.035 : 0.024),
  };
  const forText = textGrounds.map((role) => grounds[role]);
  const forControls = controlGrounds.map((role) => grounds[role]);
  const status = [...forControls, grounds.dangerSoft, grounds.successSoft];

  const accent = accentColors(brand, wish.accent, [grounds.canvas, grounds.surface]);
  const accentText = legible(lightnessOf(accent.accent), vivid(brand), forText, textContrast);

  return {
    ...grounds,
    ink: legible(
      wish.ink,
      (l) => tinted(l, inkTint, 0.016),
      [...forText, grounds.dangerSoft, grounds.successSoft],
      inkContrast,
    ),
    inkMuted: legible(wish.inkMuted, (l) => tinted(l, inkTint, 0.018), forText, mutedInkContrast),
    hairline: tinted(wish.canvas + wish.hairline, groundTint, toneChroma),
    controlBorder: legible(
      wish.controlBorder,
      (l) => tinted(l, inkTint, 0.018),
      forControls,
      graphicsContrast,
    ),
    ...accent,
    accentText,
    accentTextHover: legible(
      awayFrom(wish.canvas, lightnessOf(accentText)),
      vivid(brand),
      forText,
      textContrast,
    ),
    onAccentSoft: legible(
      wish.onAccentSoft,
      (l) => hued(l, brand, dark ? 0.04 : 0.06),
      [grounds.accentSoft],
      textContrast,
    ),
    ...bandColors(brand, paper, wish),
    danger: legible(
      wish.status,
      (l) => hued(l, dangerHue, dark ? 0.12 : 0.16),
      status,
      textContrast,
    ),
    success: legible(
      wish.status,
      (l) => hued(l, successHue, dark ? 0.09 : 0.11),
      status,
      textContrast,
    ),
    ...focusColors(brand, wish),
  };
}

/**
 * Returns the solid brand colour with its text colour. Keeps the brand colour if possible; otherwise
 * changes it by the minimum that gives its text 4.5:1 in all states, and the button's shape 3:1 to the
 * surrounding background.
 */
function accentColors(
  brand: Oklch,
  wish: number,
  around: readonly string[],
): Record<(typeof accentGrounds)[number] | 'onAccent', string> {
  const withLightText = accentWith(hued(0.995, brand, 0.01), -accentStep);
  const withDarkText = accentWith(hued(0.16, brand, 0.03), accentStep);
  const chosen =
    shift(withLightText) <= shift(withDarkText) + headStart ? withLightText : withDarkText;
  if (!chosen) throw new Error(`No accent stands out from ${around.join()}`);
  const [accent, accentHover, accentPressed] = accentStates(chosen.lightness, chosen.step, brand);
  return { accent, accentHover, accentPressed, onAccent: chosen.onAccent };

  function accentWith(onAccent: string, step: number) {
    const lightness = nearest(
      wish,
      (l) =>
        around.every((ground) => wcagContrast(vivid(brand)(l), ground) >= graphicsContrast) &&
        accentStates(l, step, brand).every(
          (state) => wcagContrast(onAccent, state) >= textContrast,
        ),
    );
    return lightness === undefined ? undefined : { onAccent, lightness, step };
  }

  function shift(candidate: { lightness: number } | undefined): number {
    return candidate ? Math.abs(candidate.lightness - wish) : Infinity;
  }
}

/**
 * Lightness step from rest to hover, and from hover to pressed. Away from the text colour, so that contrast
 * grows.
 */
const accentStep = 0.05;

/** Additional change of the brand's lightness that is accepted for light text, which suits strong colours. */
const headStart = 0.08;

/**
 * Returns the accent at rest, hovered and pressed. Near black or white the steps reverse, so that they stay
 * visible.
 */
function accentStates(lightness: number, step: number, brand: Oklch): [string, string, string] {
  const end = lightness + 2 * step;
  const visibleStep = end < 0.12 || end > 0.97 ? -step : step;
  const color = vivid(brand);
  return [color(lightness), color(lightness + visibleStep), color(lightness + 2 * visibleStep)];
}

function bandColors(brand: Oklch, paper: Tint, wish: Lightness) {
  const band = hued(wish.band, brand, wish.canvas < 0.5 ? 0.04 : 0.052);
  return {
    band,
    onBand: legible(0.965, (l) => tinted(l, paper, 0.012), [band], inkContrast),
    onBandMuted: legible(0.84, (l) => tinted(l, paper, 0.018), [band], mutedInkContrast),
    bandHairline: hued(wish.band + 0.12, brand, 0.045),
  };
}

/**
 * Returns the two lines of the focus ring. Their contrast to each other is at least 9:1. The product of a
 * background's ratios to both lines is at least as high, so one of the lines has at least 3:1 on any
 * background.
 */
function focusColors(brand: Oklch, wish: Lightness) {
  const focusInner = hued(wish.focusInner, brand, 0.02);
  const focusOuter = legible(
    wish.focusOuter,
    (l) => hued(l, brand, 0.06),
    [focusInner],
    graphicsContrast ** 2,
  );
  return { focusInner, focusOuter };
}

/** The brand's hue and chroma. */
function vivid(brand: Oklch): (lightness: number) => string {
  return (lightness) => hued(lightness, brand, brand.c);
}

const dangerHue = { c: 1, h: 27 };
const successHue = { c: 1, h: 152 };

/** Neutrals have the base colour's hue; if that is grey, very little of the brand's. */
function paperTint(brand: Oklch, base: Oklch): Tint {
  return isGrey(base) ? direction(brand, 0.004) : direction(base);
}

/** A step towards more contrast to the canvas; in the other direction if there is no range left. */
function awayFrom(canvas: number, lightness: number): number {
  const step = canvas < 0.5 ? 0.07 : -0.1;
  const stepped = lightness + step;
  return stepped < 0.12 || stepped > 0.985 ? lightness - step : stepped;
}
