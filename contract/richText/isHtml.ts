/**
 * Returns whether a text is HTML, as a visual editor writes it: it begins with a tag or a comment. Anything
 * else is Markdown. A single rule, so that editors can predict the result.
 */
export function isHtml(source: string): boolean {
  return beginsWithTag.test(source);
}

// Excludes `<https://…>` and `<info@…>`, which are links in Markdown.
const beginsWithTag = /^\s*<(?:\/?[a-z][a-z\d-]*[\s/>]|!)/i;
