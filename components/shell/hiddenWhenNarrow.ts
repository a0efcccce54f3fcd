import { hiddenStyles } from '../primitives/hiddenStyles.ts';

/** Leaves a word of the header to screen readers where letters are large and the window is small. */
export const hiddenWhenNarrow = `
  @container (max-width: 19.99rem) {
    ${hiddenStyles}
  }
`;
