import { hiddenStyles } from '../primitives/hiddenStyles.ts';

/**
 * Returns CSS that hides a word of the header, except for screen readers, if the window is small or the
 * text large.
 *
 * @param width minimum width of the header, in rem, at which the word is visible
 */
export function hiddenBelow(width: number): string {
  return `
    @container (max-width: ${width - 0.01}rem) {
      ${hiddenStyles}
    }
  `;
}
