/**
 * Refuses a text from elsewhere that would hold up the page: parsers need time for each tag by all
 * that are open then, and bring them back in each block that follows.
 *
 * @throws before anything is parsed
 */
export function assertModest(html: string): void {
  let depth = 0;
  let elements = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    if (closedByItself.has(name.toLowerCase())) elements += depth;
    else if (slash) depth = Math.max(0, depth - 1);
    else elements += ++depth;
    if (depth > deepest || elements > mostElements) throw new Error('The text is too large.');
  }
}

/** A text has ten levels at most; from hundreds on browsers give up, too. */
const deepest = 100;

/** At the worst. A text of 2,000 tags within ten others has 20,000. */
const mostElements = 100_000;

/** Writers leave out their end tags, or they have none. */
const closedByItself: ReadonlySet<string> = new Set([
  ...['p', 'li', 'dt', 'dd', 'tr', 'td', 'th', 'thead', 'tbody', 'tfoot', 'caption', 'option'],
  ...['br', 'wbr', 'hr', 'img', 'source', 'embed', 'input', 'col', 'link', 'meta', 'base'],
]);
