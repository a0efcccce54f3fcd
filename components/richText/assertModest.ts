/**
 * Rejects external HTML that would block the page: parsers need time for each tag in proportion to the
 * number of open tags, and reopen formatting tags in each following block.
 *
 * @throws before the HTML is parsed
 */
export function assertModest(html: string): void {
  let depth = 0;
  let elements = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (closedByItself.has(name.toLowerCase())) elements += depth;
    else if (slash) depth = Math.max(0, depth - 1);
    else elements += ++depth;
    if (depth > deepest || elements > maxElements) throw new Error('The text is too large.');
  }
}

/** A text has ten levels at most; with hundreds, browsers fail, too. */
const deepest = 100;

/** The worst case of elements created. A text of 2,000 tags inside ten others has 20,000. */
const maxElements = 100_000;

/** Elements whose end tag is optional, or that have none. */
const closedByItself: ReadonlySet<string> = new Set([
  ...['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'caption', 'option'],
  ...['br', 'wbr', 'hr', 'img', 'source', 'embed', 'input', 'col', 'link', 'meta', 'base'],
]);
