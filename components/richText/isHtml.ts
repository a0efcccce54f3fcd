/**
 * Whether a text is HTML, as a visual editor writes it: it begins with a tag or a comment. Anything
 * else is Markdown. One rule, so that an editor can foretell what becomes of a text.
 */
export function isHtml(source: string): boolean {
  return beginsWithTag.test(source);
}

// Not `<https://…>` and `<info@…>`: those are links in Markdown.
const beginsWithTag = /^\s*<(?:\/?[a-z][a-z\d-]*[\s/>]|!)/i;
