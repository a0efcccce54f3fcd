import { DomUtils, parseDocument } from 'htmlparser2';

/** The words of a text that may contain HTML, in one line. WordPress' titles and excerpts may. */
export function plainText(html: string): string {
  return DomUtils.textContent(parseDocument(html)).replace(/\s+/g, ' ').trim();
}
