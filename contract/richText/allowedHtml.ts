/**
 * What a text of an editor's may hold, since the design knows how to show it. The build's sanitiser
 * (eleventy/richText) and the browser's go by this one list.
 */
export const allowedTags: readonly string[] = [
  ...['h2', 'h3', 'h4', 'p', 'div', 'br', 'wbr', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['blockquote', 'pre', 'figure', 'figcaption', 'img'],
  ...['a', 'strong', 'em', 'b', 'i', 'small', 'sub', 'sup', 's', 'del', 'ins', 'mark', 'q'],
  ...['cite', 'abbr', 'dfn', 'code', 'kbd', 'time', 'span'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** By the name of the element; those of `*` may stand on any. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['lang'],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  a: ['href', 'hreflang'],
  abbr: ['title'],
  img: ['src', 'alt'],
  ol: ['start', 'reversed'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  time: ['datetime'],
};

/**
 * What is shown as another element. The page has its h1 already; ranks below the fourth are too fine
 * for the table of contents.
 */
export const renamedTags: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  strike: 's',
};

/** Their content is no text, or not one for a browser that shows pages. */
export const wordlessTags: readonly string[] = [
  ...['script', 'style', 'textarea', 'option', 'xmp', 'title', 'template'],
  ...['iframe', 'noembed', 'noframes', 'plaintext', 'audio', 'video', 'canvas', 'object'],
];

/**
 * What shows a content of somewhere else, which becomes what asks the visitor first, or a link. A
 * video may name its file in a `source` inside.
 */
export const embeddingAttributes: Readonly<Record<string, readonly string[]>> = {
  iframe: ['src', 'title', 'width', 'height'],
  video: ['src', 'title', 'width', 'height'],
  object: ['data', 'title', 'width', 'height'],
  embed: ['src', 'title', 'width', 'height'],
  source: ['src'],
};

/** Screen readers change their voice for `lang`, so it has to be the tag of a language. */
export const languageTag = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i;

/** What may hold words and no blocks; of blocks in it, the words stay. */
export const tagsOfWords: readonly string[] = ['h2', 'h3', 'h4', 'pre'];

/** What may stand among these words. */
export const wordTags: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'img', 'ins', 'kbd'],
  ...['mark', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'wbr'],
]);
