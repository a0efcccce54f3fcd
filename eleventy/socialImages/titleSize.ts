import sourceSerif4 from '@capsizecss/metrics/sourceSerif4';

/** A box for text; lengths in px. */
interface TextBox {
  readonly width: number;
  readonly height: number;
  /** Multiple of the font size. */
  readonly lineHeight: number;
}

/** Largest first, in px. Text below the smallest is unreadable in a link preview. */
const sizes = [96, 84, 72, 62, 54, 46, 40];

/**
 * Average width of a letter, relative to the font size. Titles are semibold, and their capitals are
 * wider than the average letter.
 */
const letterWidth = (sourceSerif4.xWidthAvg / sourceSerif4.unitsPerEm) * 1.12;

/**
 * Returns the largest font size in px at which a title fits into its box, even with long compounds.
 */
export function titleSize(title: string, box: TextBox): number {
  const fits = (size: number) => {
    const lines = linesOf(title, box.width / (size * letterWidth));
    return lines !== undefined && lines * size * box.lineHeight <= box.height;
  };
  return sizes.find(fits) ?? sizes.at(-1) ?? 0;
}

/** Returns the number of lines of a text, or undefined if a word is longer than a line. */
function linesOf(text: string, lettersPerLine: number): number | undefined {
  let lines = 1;
  let filled = 0;
  for (const { length } of text.split(/\s+/)) {
    if (length > lettersPerLine) return undefined;
    const needed = filled === 0 ? length : filled + 1 + length;
    if (needed > lettersPerLine) lines++;
    filled = needed > lettersPerLine ? length : needed;
  }
  return lines;
}
