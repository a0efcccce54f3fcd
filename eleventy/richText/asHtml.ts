import markdownIt from 'markdown-it';

/**
 * What an editor wrote, as HTML. A text that begins with a tag or a comment is HTML already, as a
 * visual editor writes it. Anything else is Markdown (CommonMark with tables and strikethrough),
 * in which HTML may stand, too. One rule, so that an editor can foretell what becomes of a text.
 */
export function asHtml(source: string): string {
  return beginsWithTag.test(source) ? source : markdown.render(source);
}

// Not `<https://…>` and `<info@…>`: those are links in Markdown.
const beginsWithTag = /^\s*<(?:\/?[a-z][a-z\d-]*[\s/>]|!)/i;

const markdown = markdownIt({ html: true, linkify: true });
// An address with its protocol becomes a link; `satzung.md` and `Hrsg.de` would be guesses.
markdown.linkify.set({ fuzzyLink: false });
