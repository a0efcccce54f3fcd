import markdownIt from 'markdown-it';

/** Markdown (CommonMark with tables and strikethrough), in which HTML may stand, as HTML. */
export function markdownAsHtml(source: string): string {
  return markdown.render(source);
}

const markdown = markdownIt({ html: true, linkify: true });
// An address with its protocol becomes a link; `satzung.md` and `Hrsg.de` would be guesses.
markdown.linkify.set({ fuzzyLink: false });
