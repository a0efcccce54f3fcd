/**
 * The HTML allowed in editors' texts: the design has styles for it. The build's sanitiser
 * (eleventy/richText) and the browser's both use this list.
 */
export const allowedTags: readonly string[] = [
  ...['h2', 'h3', 'h4', 'p', 'div', 'br', 'wbr', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['blockquote', 'pre', 'figure', 'figcaption', 'img'],
  ...['a', 'strong', 'em', 'b', 'i', 'small', 'sub', 'sup', 's', 'del', 'ins', 'mark', 'q'],
  ...['cite', 'abbr', 'dfn', 'code', 'kbd', 'time', 'span'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** By the name of the element; those of `*` are allowed on any. */
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
 * Elements that are replaced by others. The page already has its h1; headings below the fourth
 * level are too detailed for the table of contents.
 */
export const renamedTags: Readonly<Record<string, string>> = {
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  strike: 's',
};

/** Elements whose content is dropped: it is no text, or not meant for display. */
export const droppedTags: readonly string[] = [
  ...['script', 'style', 'textarea', 'option', 'xmp', 'title', 'template'],
  ...['iframe', 'noembed', 'noframes', 'plaintext', 'audio', 'video', 'canvas', 'object'],
];

/**
 * Elements that embed content of other hosts. They are replaced by a question for consent or by a
 * link. A video may name its file in a nested `source`.
 */
export const embeddingAttributes: Readonly<Record<string, readonly string[]>> = {
  iframe: ['src', 'title', 'width', 'height'],
  video: ['src', 'title', 'width', 'height'],
  object: ['data', 'title', 'width', 'height'],
  embed: ['src', 'title', 'width', 'height'],
  source: ['src'],
};

/** Screen readers switch their voice for `lang`, so only language tags are allowed. */
export const languageTag = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i;

/** Elements that may contain text but no blocks. If an editor put a block inside, only its text is kept. */
export const textOnlyTags: readonly string[] = ['h2', 'h3', 'h4', 'pre'];

/** Elements allowed within that text. */
export const inlineTags: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'img', 'ins', 'kbd'],
  ...['mark', 'q', 's', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'wbr'],
]);
