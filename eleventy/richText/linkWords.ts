import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';

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
  return isBare || saysNothing.has(words.toLowerCase().replace(/[\s.…!:»>→]+$/, ''))
    ? `The link "${words}" doesn't say where it leads. What is there?`
    : undefined;
}

/** Returns the words of an element, with the alternative texts of its pictures. */
function wordsOf(element: Element): string {
  const pictures = DomUtils.getElementsByTagName('img', element.children);
  const described = pictures.map(({ attribs }) => attribs['alt'] ?? '');
  return [DomUtils.textContent(element), ...described].join(' ').replace(/\s+/g, ' ').trim();
}

const saysNothing: ReadonlySet<string> = new Set([
  ...['hier', 'hier klicken', 'klicken sie hier', 'bitte hier klicken', 'link', 'mehr', 'weiter'],
  ...['here', 'click here', 'more', 'read more', 'this link', 'this page'],
  ...['ici', 'cliquez ici', 'cliquer ici', 'plus', 'en savoir plus', 'lire la suite', 'ce lien'],
]);
