import fc from 'fast-check';
import { redirectSource, redirectTarget } from '../../../data/model/hostAddress.ts';
import type { RedirectRule } from '../../../data/routes/redirects.ts';

/** What ends a string, a block or a line somewhere, begins a variable, or is a word of its own. */
const attacks = [
  ...[
    '"',
    "'",
    '`',
    '\\',
    '\\"',
    '\\\\"',
    ';',
    '{',
    '}',
    '}}',
    '"; }',
    '#',
    ' #',
    '<',
    '>',
    '|',
    '^',
  ],
  ...[
    '$',
    '$1',
    '$0',
    '$document_root',
    '${uri}',
    '${PATH}',
    '$host',
    '%',
    '%1',
    '%{HTTP_HOST}',
    '%25',
  ],
  ...['\n', '\r\n', '\t', '\0', ' ', '  ', '\u00a0', '\u2028', '%0a', '%0d%0aX-A: b', '%00', '%20'],
  ...[
    '" [P]',
    ' [P,L]',
    '" [P]\nRewriteRule "',
    '$(id)',
    '`id`',
    '(',
    ')',
    '[',
    ']',
    '(?i)',
    '*',
    '.*',
  ],
  ...[
    '200!',
    ' 200!',
    ' 301!',
    ':splat',
    ':placeholder',
    '!',
    'Country=de',
    ' Language=de',
    'a=:b',
  ],
  ...[
    '//evil.example',
    '/\\evil.example',
    '..',
    '/../',
    '/./',
    '%2e%2e',
    '%2f',
    '%2F%2Fevil',
    '%5c',
    '%252e',
  ],
  ...[
    '"; } location /leak { alias /etc; } location /x { return 301 "/y',
    '";add_header Set-Cookie a=b;"',
  ],
  ...[
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'data:text/html,x',
    '@evil.example',
    ':80',
  ],
  ...[
    'ü',
    'Ü',
    '%C3%BC',
    '%c3%9c',
    'ß',
    'İ',
    'ſ',
    'K',
    '\u0308',
    'ǆ',
    '😀',
    '\ud83d',
    '%ff',
    '%E0%A4%A',
  ],
];

const piece = fc.oneof(
  fc.constantFrom(...attacks),
  fc.string({ maxLength: 5 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
  fc.constantFrom('a', 'Alt', 'seite.html', '/', '-', '2020'),
);

const pieces = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(''));

/** What somebody writes for the path of a redirect. */
export const writtenSource = fc.oneof(
  pieces,
  pieces.map((text) => `/${text}`),
  pieces.map((text) => `/alt/${text}/*`),
);

/** What somebody writes for its target. */
export const writtenTarget = fc.oneof(
  pieces.map((text) => `/${text}`),
  pieces.map((text) => `/neu/${text}`),
  pieces.map((text) => `https://example.org/${text}`),
  pieces.map((text) => `https://example.org${text}`),
  pieces.map((text) => `/neu?x=${text}#${text}`),
  pieces.map((text) => `/neu/${text}/*`),
);

/** Redirects that the model lets through, each for paths of its own. */
export const redirectRules: fc.Arbitrary<RedirectRule[]> = fc
  .uniqueArray(fc.tuple(writtenSource, writtenTarget, fc.boolean()), { maxLength: 20 })
  .map((written) =>
    written.flatMap(([source, target, permanent]): RedirectRule[] => {
      const from = redirectSource(source);
      const to = redirectTarget(target);
      if (from === undefined || to === undefined || to === '/*' || from === '/') return [];
      return to.endsWith('/*') && !from.endsWith('/*') ? [] : [{ from, to, permanent }];
    }),
  );
