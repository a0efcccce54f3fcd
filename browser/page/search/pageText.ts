import { pageDataName, type PageData } from '../../../contract/pageData.ts';
import { notSearchedAttribute, notSearchedElements } from '../../../contract/notSearched.ts';
import { visuallyHiddenClass } from '../../../contract/markup.ts';

import { fetchJson, type FetchError } from '../navigation/fetchJson.ts';
import { trustedHtml } from '../navigation/trustedHtml.ts';

/**
 * The text of a page, for excerpts. It is taken from the page data for client navigation, which also
 * serves a visit of the page. Empty if the page no longer exists.
 *
 * @throws if the page data can't be loaded
 */
export async function textOfPage(path: string): Promise<string> {
  try {
    const { result } = (await fetchJson(pageDataName(path))) as PageData;
    return textOf(result.main);
  } catch (error) {
    if ((error as FetchError).status === 404) return '';
    throw error;
  }
}

/**
 * The text of a main region, for the search. Blocks end like sentences, cells do not.
 *
 * @internal
 */
export function textOf(main: string): string {
  const { body } = new DOMParser().parseFromString(trustedHtml(main), 'text/html');
  for (const element of body.querySelectorAll(notSearched)) element.remove();
  for (const block of body.querySelectorAll(blocks)) block.append(blockEnd);
  // Elements without a space between them, such as the lines of an address, are apart on the page.
  for (const element of body.querySelectorAll('* + *')) {
    const isNext = element.previousSibling === element.previousElementSibling;
    if (isNext) element.before(element.matches('a + a') ? blockEnd : ' ');
  }
  for (const cell of body.querySelectorAll(cells)) cell.append(' ');
  return body.textContent
    .replaceAll(softHyphen, '')
    .replace(/\s+/g, oneSpace)
    .replace(/([\p{L}\p{N}%€)])\u2029/gu, '$1. ')
    .replaceAll(blockEnd, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * Replaces each run of spaces: a pattern that looks for a line's end after spaces takes quadratic
 * time.
 */
function oneSpace(spaces: string): string {
  if (spaces.includes(blockEnd)) return blockEnd;
  return spaces.includes('\n') ? ' ' : spaces;
}

const notSearched = [
  ...notSearchedElements,
  `.${visuallyHiddenClass}`,
  `[${notSearchedAttribute}]`,
  '[aria-hidden=true]',
].join();

const blocks = 'p, li, h2, h3, h4, h5, h6, tr, dd, figcaption, caption, blockquote, div, summary';
const cells = 'td, th, dt, br';

/** The paragraph separator, which texts do not contain. */
const blockEnd = '\u2029';

const softHyphen = '\u00ad';
