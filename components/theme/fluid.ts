/** The viewport widths, in rem, between which fluid values grow: 320 px and 1280 px. */
const narrowest = 20;
const widest = 80;

/**
 * Returns a CSS length that grows linearly from `min` rem on a phone to `max` rem on a desktop. The sum
 * contains a rem share, so that the text still grows when a visitor zooms (WCAG 1.4.4).
 */
export function fluid(min: number, max: number): string {
  const slope = (max - min) / (widest - narrowest);
  const intercept = min - slope * narrowest;
  return `clamp(${min}rem, ${rounded(intercept)}rem + ${rounded(slope * 100)}vw, ${max}rem)`;
}

function rounded(value: number): number {
  return Number(value.toFixed(3));
}
