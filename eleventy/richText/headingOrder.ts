import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/**
 * Removes empty headings, at which screen readers would stop, and warns of skipped ranks, which
 * sound to listeners like a missing part.
 * @param rankAbove of the heading above the text
 * @returns warnings for the editor
 */
export function checkHeadings(headings: readonly Element[], rankAbove: number): string[] {
  const warnings: string[] = [];
  let before = rankAbove;
  for (const heading of headings) {
    const words = DomUtils.textContent(heading).replace(/\s+/g, ' ').trim();
    if (words === '' && !holdsMore(heading)) {
      DomUtils.removeElement(heading);
      warnings.push('A heading without words was left out.');
      continue;
    }
    const rank = Number(heading.name.slice(1));
    if (rank > before + 1) {
      warnings.push(
        `The heading "${words}" is an h${rank}; expected an h${before + 1}, so that no rank is skipped.`,
      );
    }
    before = rank;
  }
  return warnings;
}

/** A heading may consist of a picture. */
function holdsMore({ children }: Element): boolean {
  return DomUtils.existsOne(({ name }) => name === 'img', children);
}
