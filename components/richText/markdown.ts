import markdownIt from 'markdown-it';

/** Converts Markdown (CommonMark with tables and strikethrough, HTML allowed) to HTML. */
export function markdownAsHtml(source: string): string {
  return markdown.render(source);
}

const markdown = markdownIt({ html: true, linkify: true });
// Only URLs with a protocol become links; `satzung.md` and `Hrsg.de` would be guesses.
markdown.linkify.set({ fuzzyLink: false });
