import fc from 'fast-check';

/**
 * Code that a browser would run if the text allowed it. The page's function `xss` records the call.
 */
const code = fc.constantFrom('xss(1)', 'alert(1)', 'parent.xss(1)', 'self[`xss`](1)');

const name = fc.constantFrom(
  ...['p', 'a', 'b', 'h2', 'h1', 'ul', 'li', 'table', 'caption', 'tr', 'td', 'th', 'br', 'img'],
  ...['div', 'span', 'figure', 'blockquote', 'pre', 'script', 'style', 'svg', 'math', 'mtext'],
  ...['mglyph', 'malignmark', 'annotation-xml', 'foreignObject', 'desc', 'title', 'iframe'],
  ...['object', 'embed', 'form', 'input', 'button', 'select', 'option', 'optgroup', 'textarea'],
  ...['template', 'noscript', 'noembed', 'noframes', 'xmp', 'plaintext', 'base', 'link', 'meta'],
  ...['body', 'html', 'head', 'frameset', 'video', 'source', 'details', 'dialog', 'marquee'],
  ...['animate', 'set', 'use', 'image', 'x-y', 'A', 'ScRiPt', 'scr\0ipt'],
);

const blank = fc.constantFrom('', ' ', '\t', '\n', '\0', '\u0001', '&Tab;', '&NewLine;', '&#9;');

const url = fc.oneof(
  fc
    .tuple(
      blank,
      fc.constantFrom('javascript', 'JaVaScRiPt', 'java', '&#106;avascript', 'vbscript', 'data'),
      blank,
      fc.constantFrom(':', '&colon;', '&#x3a', 'script:', '//:'),
      code,
    )
    .map((parts) => parts.join('')),
  fc.constantFrom(
    ...['data:text/html,<script>parent.xss(1)</script>', '//evil.example/x', '/\\evil.example'],
    ...['https://evil.example/x.png', '/images/a.jpg', '#top', 'x', 'blob:x', ''],
  ),
);

const attribute = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('onerror', 'onload', 'onclick', 'ONMOUSEOVER', 'onfocus', 'onbegin', 'on x'),
      code,
    )
    .map(([key, value]) => [key, value]),
  fc.tuple(
    fc.constantFrom(
      ...['href', 'src', 'srcset', 'xlink:href', 'action', 'formaction', 'srcdoc', 'data'],
      ...['background', 'poster', 'values', 'to', 'style', 'content'],
    ),
    url,
  ),
  fc.tuple(
    fc.constantFrom('id', 'class', 'title', 'alt', 'lang', 'name', 'encoding', 'type', 'is'),
    fc.oneof(
      fc.constantFrom('text/html', 'image/svg+xml', 'menu', 'de', 'new-tab', 'xss', 'cookie'),
      fc.lorem({ maxCount: 2 }),
      // Closes the surrounding element if the text is not treated as a value.
      fc.tuple(name, code).map(([tag, run]) => `</${tag}><img src=x onerror=${run}>`),
    ),
  ),
);

const writtenAttribute = fc
  .tuple(attribute, fc.constantFrom('"', "'", '', '`', '&quot;'), fc.constantFrom(' ', '/', '\n'))
  .map(([[key, value], quote, gap]) => `${gap}${key}=${quote}${value}${quote}`);

const startTag = fc
  .tuple(
    name,
    fc.array(writtenAttribute, { maxLength: 3 }),
    fc.constantFrom('>', '>', '>', '/>', '', ' ', '<'),
  )
  .map(([tag, attributes, end]) => `<${tag}${attributes.join('')}${end}`);

const endTag = fc
  .tuple(name, fc.constantFrom('>', '>', '>', ' x>', ''))
  .map(([tag, end]) => `</${tag}${end}`);

const words = fc.oneof(
  fc.lorem({ maxCount: 3 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    ...[
      '<!--',
      '-->',
      '--!>',
      '<![CDATA[',
      ']]>',
      '<?xml',
      '?>',
      '<!doctype html>',
      '&lt;',
      '&#0;',
    ],
    ...['&lt;script&gt;xss(1)&lt;/script&gt;', '<<', '>>', '"', "'", '`', '=', '\\', '\r\n', '\0'],
  ),
  // Markdown
  fc
    .tuple(fc.constantFrom('[a](', '![a](', '<', '[a]: '), url)
    .map(([mark, to]) => `${mark}${to})`),
  fc.constantFrom('\n\n', '# ', '> ', '```', '|a|b|\n|-|-|\n', '*', '- ', '    ', '\n---\n'),
);

const soup = fc
  .array(fc.oneof(startTag, startTag, endTag, words), { minLength: 1, maxLength: 25 })
  .map((parts) => parts.join(''));

/** Nested elements, which attacks on sanitisers often use. */
const tree = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    fc.oneof(words, startTag),
    fc
      .tuple(
        name,
        fc.array(writtenAttribute, { maxLength: 2 }),
        fc.array(tie('node'), { maxLength: 4 }),
      )
      .map(
        ([tag, attributes, inner]) => `<${tag}${attributes.join('')}>${inner.join('')}</${tag}>`,
      ),
  ),
})).node;

/** A text that tries to bypass the sanitiser: broken, nested or disguised. */
export const hostileText = fc.oneof(
  soup,
  tree,
  fc.tuple(tree, soup).map((parts) => parts.join('')),
);
