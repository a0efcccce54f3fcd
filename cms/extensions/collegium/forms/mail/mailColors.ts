import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/** The colours of a mail, as values: few mail programs support custom properties. */
export interface MailColors {
  readonly ground: string;
  readonly ink: string;
  /** The colour of links, and the background of the button. The button's label has the colour `ground`. */
  readonly accent: string;
  readonly hairline: string;
}

/** The two colours that a project chooses. */
interface ThemeColors {
  readonly brand: string;
  readonly base: string;
}

const oklch = converter('oklch');

/** The OKLCH lightness above which a base colour is used as the background. */
const paper = 0.93;

/** The minimum contrast of text in WCAG. */
const textContrast = 4.5;

/**
 * Returns the colours for light and dark mail programs. The accent is the brand colour at the nearest
 * lightness with enough contrast to the background.
 */
export function mailColors({ brand, base }: ThemeColors): Readonly<{
  light: MailColors;
  dark: MailColors;
}> {
  const isPaper = (oklch(base)?.l ?? 0) >= paper;
  const light = isPaper ? (formatHex(base) ?? '#ffffff') : '#ffffff';
  const dark = '#1c1c1c';
  return {
    light: { ground: light, ink: '#1c1c1c', accent: legible(brand, light), hairline: '#767676' },
    dark: { ground: dark, ink: '#f2f2f2', accent: legible(brand, dark), hairline: '#8a8a8a' },
  };
}

/** Searches the lightness in steps, since the contrast is that of the rounded colour. */
function legible(color: string, ground: string): string {
  const wish = oklch(color) ?? { mode: 'oklch', l: 0.5, c: 0 };
  const step = 1 / 128;
  for (let away = 0; away <= 1; away += step) {
    for (const l of [wish.l - away, wish.l + away]) {
      const tried = formatHex(clampChroma({ ...wish, l: Math.min(Math.max(l, 0), 1) }, 'oklch'));
      if (wcagContrast(tried, ground) >= textContrast) return tried;
    }
  }
  throw new Error(`No colour can be read on ${ground}.`);
}
