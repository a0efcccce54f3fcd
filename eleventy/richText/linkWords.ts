import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { saysNothing } from '../../contract/richText/vagueWords.ts';

/**
 * Returns a warning if a link's words do not describe its target. Screen readers list the links of
 * a page without the text around them, and many people read only the links.
 * @param anchor as its editor wrote it
 */
export function linkWarning(anchor: Element): string | undefined {
  const href = anchor.attribs['href'] ?? '';
  const words = wordsOf(anchor);
  if (words === '') return `The link to ${href} has no words. Where does it lead?`;
  const isBare = /^(?:https?:\/\/|www\.)\S+$/i.test(words);
  return isBare || saysNothing(words)
    ? `The link "${words}" doesn't say where it leads. What is there?`
    : undefined;
}

/** Returns the words of an element, with the alternative texts of its pictures. */
function wordsOf(element: Element): string {
  const pictures = DomUtils.getElementsByTagName('img', element.children);
  const described = pictures.map(({ attribs }) => attribs['alt'] ?? '');
  return [DomUtils.textContent(element), ...described].join(' ').replace(/\s+/g, ' ').trim();
}
