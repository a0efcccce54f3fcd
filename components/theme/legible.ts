import { wcagContrast } from 'culori';

/** Returns the colour nearest to the desired lightness that has sufficient contrast on all backgrounds. */
export function legible(
  wish: number,
  color: (lightness: number) => string,
  grounds: readonly string[],
  contrast: number,
): string {
  const lightness = nearest(wish, (l) => {
    const tone = color(l);
    return grounds.every((ground) => wcagContrast(tone, ground) >= contrast);
  });
  if (lightness === undefined) throw new Error(`No colour has ${contrast}:1 on ${grounds.join()}`);
  return color(lightness);
}

/**
 * Searches outwards from the desired lightness, in steps smaller than the eye can see. Contrast is measured
 * on the rounded, gamut-mapped result, which is not monotonous: hence steps instead of bisection.
 */
export function nearest(
  wish: number,
  satisfies: (lightness: number) => boolean,
): number | undefined {
  const step = 1 / 256;
  for (let away = 0; away <= 1; away += step) {
    for (const lightness of [wish - away, wish + away]) {
      if (lightness >= 0 && lightness <= 1 && satisfies(lightness)) return lightness;
    }
  }
  return undefined;
}
