import sanitize from 'sanitize-html';
import { deepestNesting } from './limitNesting.ts';

/**
 * Lets through what the design knows how to show, and drops everything else. What is left of other
 * elements is their words, save where those are code.
 */
export function sanitise(html: string): string {
  return sanitize(html, options);
}

const options: sanitize.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'div', 'br', 'wbr', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['blockquote', 'pre', 'figure', 'figcaption', 'img'],
    ...['a', 'strong', 'em', 'b', 'i', 'small', 'sub', 'sup', 's', 'del', 'ins', 'mark', 'q'],
    ...['cite', 'abbr', 'dfn', 'code', 'kbd', 'time', 'span'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    '*': ['lang'],
    ...Object.fromEntries(['h2', 'h3', 'h4'].map((heading) => [heading, ['id']])),
    a: ['href', 'hreflang'],
    abbr: ['title'],
    img: ['src', 'alt'],
    ol: ['start', 'reversed'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
  },
  // The page has its h1 already; ranks below the fourth are too fine for the table of contents.
  transformTags: { h1: 'h2', h5: 'h4', h6: 'h4', strike: 's' },
  // Their content is no text, or not one for a browser that shows pages.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'xmp', 'title', 'template'],
    ...['iframe', 'noembed', 'noframes', 'plaintext', 'audio', 'video', 'canvas', 'object'],
  ],
  nestingLimit: deepestNesting,
};
