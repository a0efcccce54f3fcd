import { DomUtils, parseDocument } from 'htmlparser2';
import { limitNesting } from '../richText/limitNesting.ts';

/** The words of a text that may contain HTML, in one line. WordPress' titles and excerpts may. */
export function plainText(html: string): string {
  // Functions on the document recurse, and would overflow at some thousands of levels.
  return DomUtils.textContent(parseDocument(limitNesting(html, 0)))
    .replace(/\s+/g, ' ')
    .trim();
}
