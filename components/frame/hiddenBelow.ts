import { hiddenStyles } from '../primitives/hiddenStyles.ts';

/**
 * Leaves a word of the header to screen readers where letters are large and the window is small.
 *
 * @param width of the header, in rem, from which on there is room for the word
 */
export function hiddenBelow(width: number): string {
  return `
    @container (max-width: ${width - 0.01}rem) {
      ${hiddenStyles}
    }
  `;
}
