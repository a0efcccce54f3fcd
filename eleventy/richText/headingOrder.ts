import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/**
 * Leaves out headings without words, which screen readers would stop at for nothing, and looks for
 * ranks that are skipped, where their listeners take a part to be missing.
 *
 * @param rankAbove of the heading that the text stands below
 * @returns what the editor has to mend
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
        `The heading "${words}" is an h${rank}, but an h${before + 1} comes next here.`,
      );
    }
    before = rank;
  }
  return warnings;
}

/** A picture may say it all. */
function holdsMore({ children }: Element): boolean {
  return DomUtils.existsOne(({ name }) => name === 'img', children);
}
