import fc from 'fast-check';
import { redirectSource, redirectTarget } from '../../../data/fields/hostAddress.ts';
import type { RedirectRule } from '../../../data/routes/redirects.ts';

/**
 * Characters and keywords that end a string, a block or a line in some format, or start a variable.
 */
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

/** Any text that an editor may write as a redirect's path or target. */
export const written = fc
  .tuple(
    fc.constantFrom(
      '',
      '/',
      '/alt/',
      'https://example.org',
      'https://example.org/',
      'HTTP://x.de/?',
    ),
    fc.array(piece, { maxLength: 6 }),
    fc.constantFrom('', '', '/', '/*'),
  )
  .map(([start, pieces, end]) => start + pieces.join('') + end);

/** Each of these attacks is accepted in a path. Combinations of them usually are, too. */
const inPath = fc
  .array(
    piece.filter((text) => redirectSource(`/a${text}b`) !== undefined),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(''));
const inRest = fc
  .array(
    piece.filter((text) => redirectTarget(`/a?b${text}c`) !== undefined),
    { maxLength: 4 },
  )
  .map((pieces) => pieces.join(''));

const exactRule = fc
  .tuple(
    inPath.map((path) => `/${path}`),
    fc.oneof(
      inPath.map((path) => `/neu/${path}`),
      inPath.map((path) => `https://example.org/${path}`),
      fc.tuple(inPath, inRest, inRest).map(([path, query, place]) => `/${path}?${query}#${place}`),
    ),
  )
  .filter(([source]) => !source.endsWith('/*'));

const patternRule = fc.tuple(
  inPath.map((path) => `/alt${path}/*`),
  fc.oneof(
    inPath.map((path) => `/neu/${path}/*`),
    inPath.map((path) => `https://example.org/${path}/*`),
    inPath.map((path) => `/neu${path}`),
  ),
);

/** Redirects that the model accepts. */
export const redirectRules: fc.Arbitrary<RedirectRule[]> = fc
  .array(fc.tuple(fc.oneof(exactRule, patternRule), fc.boolean()), { minLength: 6, maxLength: 20 })
  .map((rules) =>
    rules.flatMap(([[source, target], permanent]): RedirectRule[] => {
      const from = redirectSource(source);
      const to = redirectTarget(target);
      const isMissing = from === undefined || to === undefined;
      // These would hide the start page, so the table refuses them.
      return isMissing || from === '/' || from === '/*' ? [] : [{ from, to, permanent }];
    }),
  );
