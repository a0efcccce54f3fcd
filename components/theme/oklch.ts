import { clampChroma, converter, formatHex, type Oklch } from 'culori';

/** A direction in OKLab's hue plane: the hue of a neutral colour, with the chroma as length. */
export interface Tint {
  readonly a: number;
  readonly b: number;
}

export function lightnessOf(color: string): number {
  return oklchOf(color).l;
}

/**
 * Returns the OKLCH values of a CSS colour. Colours beyond any screen's gamut and parts that are `none` are
 * limited to the range that palettes use.
 *
 * @throws if the text is not a colour.
 */
export function oklchOf(color: string): Oklch {
  const converted = toOklch(color);
  if (!converted) throw new Error(`Not a colour: "${color}"`);
  const { l, c, h, ...rest } = converted;
  const tone = { l: within(0, l, 1), c: within(0, c, maxChroma) };
  return { ...rest, ...tone, ...(Number.isFinite(h) && { h }) };
}

/** More than any screen can show, in any hue. */
const maxChroma = 0.4;

/** Limits a value. A missing one counts as the minimum. */
function within(min: number, part: number | undefined, max: number): number {
  return Math.min(Math.max(part || min, min), max);
}

/** Returns a hue with at most the given chroma: a grey brand stays grey. */
export function hued(l: number, { c, h }: Pick<Oklch, 'c' | 'h'>, maxChroma: number): string {
  return hexOf({ mode: 'oklch', l, c: Math.min(c, maxChroma), ...(h !== undefined && { h }) });
}

/** Returns a lightness with a tint of at most the given chroma. */
export function tinted(l: number, { a, b }: Tint, maxChroma: number): string {
  const length = Math.hypot(a, b);
  const h = (Math.atan2(b, a) * 180) / Math.PI;
  return hexOf({ mode: 'oklch', l, c: Math.min(length, maxChroma), h });
}

/** Returns a hex colour. A colour outside the screen's gamut loses chroma, and keeps hue and lightness. */
function hexOf(color: Oklch): string {
  return formatHex(clampChroma({ ...color, l: Math.min(Math.max(color.l, 0), 1) }, 'oklch'));
}

/** Returns a tint between brand and base colour, so that it matches both. */
export function between(brand: Oklch, base: Oklch, paperShare: number): Tint {
  const { a, b } = direction(brand);
  const paper = direction(base);
  return { a: a + paperShare * paper.a, b: b + paperShare * paper.b };
}

/** Returns the tint of a colour's hue; none for a grey. */
export function direction(color: Oklch, length = 1): Tint {
  if (isGrey(color) || color.h === undefined) return { a: 0, b: 0 };
  const radians = (color.h * Math.PI) / 180;
  return { a: length * Math.cos(radians), b: length * Math.sin(radians) };
}

/** Below this chroma, a hue is only rounding noise. */
export function isGrey({ c }: Oklch): boolean {
  return c < 0.002;
}

const toOklch = converter('oklch');
