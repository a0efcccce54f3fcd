/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { headerTable } from '../../../eleventy/hosting/headerTable.ts';
import { apacheFile } from '../../../eleventy/hosting/apache.ts';
import {
  headersFor,
  netlifyHeaders,
  netlifyNotFound,
  parseHeaders,
} from '../../../eleventy/hosting/netlify.ts';
import { nginxFile } from '../../../eleventy/hosting/nginx.ts';
import { parseRedirects } from '../../../eleventy/hosting/redirects/netlify.ts';
import {
  contentSecurityPolicy,
  hashOf,
} from '../../../eleventy/rendering/contentSecurityPolicy.ts';

const pages = ['one', 'two'].map((style) => {
  const policy = contentSecurityPolicy({ scripts: [hashOf('s')], styles: [hashOf(style)] });
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
});
const rules = headerTable(pages, { assetsPath: '/assets/' });
const sent = (path: string) => Object.fromEntries(headersFor(path, rules));

describe('the headers of a site', () => {
  it('protect every path', () => {
    for (const path of ['/', '/kontakt', '/en/', '/assets/main-1.js']) {
      expect(sent(path)).toMatchObject({
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
      });
    }
  });

  it('have one policy that lets every page be what it is, and nobody frame it', () => {
    const policy = sent('/kontakt')['Content-Security-Policy']!;
    for (const code of ['s', 'one', 'two']) expect(policy).toContain(hashOf(code));
    expect(policy).toMatch(/; frame-ancestors 'none'$/);
    // For the search's worker, which has no other policy; that of each page is stricter.
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy.match(/'[\w-]*unsafe-[\w-]*'/g)).toEqual(["'wasm-unsafe-eval'"]);
  });

  it.each(['/images/plan.svg', '/files/satzung.pdf'])(
    'let nothing run that an editor uploaded: %s',
    (path) => {
      const policies = headersFor(path, rules).flatMap(([name, value]) =>
        name === 'Content-Security-Policy' ? [value] : [],
      );
      // Some hosts send all of them, of which browsers obey each; others send the last.
      expect(policies.at(-1)).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
      expect(sent(path)['X-Content-Type-Options']).toBe('nosniff');
    },
  );

  it('keep what pages share for a year, and what is of a page not at all', () => {
    expect(sent('/page-data/sq/d/1a2b3c4d.json')['Cache-Control']).toMatch(/immutable/);
    expect(sent('/page-data/kontakt/page-data.json')).not.toHaveProperty('Cache-Control');
    expect(sent('/assets/main-1.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(sent('/pagefind/fragment/de_1.pf_fragment')['Cache-Control']).toMatch(/immutable/);
    expect(sent('/pagefind/pagefind-entry.json')).not.toHaveProperty('Cache-Control');
    expect(sent('/assets')).not.toHaveProperty('Cache-Control');
    expect(sent('/kontakt')).not.toHaveProperty('Cache-Control');
    expect(sent('/service-worker.js')['Cache-Control']).toBe('no-cache');
  });

  it('name each header in one rule only, since hosts join what several say', () => {
    const names = headersFor('/assets/x.js', rules).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the file for Netlify and Cloudflare Pages', () => {
  it('has a path with its headers indented below it', () => {
    expect(
      netlifyHeaders([
        { path: '/assets/*', headers: { 'Cache-Control': 'public' } },
        { path: '/*', headers: { A: 'b: c', D: 'e' } },
      ]),
    ).toBe('/assets/*\n  Cache-Control: public\n\n/*\n  A: b: c\n  D: e\n');
  });

  it('is read back as it was written', () => {
    expect(parseHeaders(netlifyHeaders(rules))).toEqual(rules);
  });

  it('has no line that hosts would cut off (Cloudflare: 2,000 characters)', () => {
    for (const line of netlifyHeaders(rules).split('\n')) {
      expect(line.length).toBeLessThanOrEqual(2000);
    }
  });
});

const site = { headers: rules, redirects: [], notFoundFolders: ['/en/', '/fr/', '/en/news/'] };

describe('the 404 pages for Netlify', () => {
  const lines = netlifyNotFound(site.notFoundFolders);

  it('are told of with the innermost folder first, since the first line counts', () => {
    expect(lines).toBe(
      '/en/news/* /en/news/404.html 404\n/fr/* /fr/404.html 404\n/en/* /en/404.html 404\n',
    );
  });

  it('are no redirects', () => {
    expect(parseRedirects(lines)).toEqual([]);
  });
});

describe('the file for Apache', () => {
  const lines = apacheFile(site).split('\n');

  it('has a 404 page for each language', () => {
    expect(lines).toContain('ErrorDocument 404 /404.html');
    expect(lines).toContain('  ErrorDocument 404 /fr/404.html');
  });

  it('has the 404 page of a folder in another after that of the other, since the last counts', () => {
    const [outer, inner] = ['/en/404.html', '/en/news/404.html'].map((page) =>
      lines.indexOf(`  ErrorDocument 404 ${page}`),
    );
    expect(outer).toBeGreaterThan(0);
    expect(inner).toBeGreaterThan(outer!);
  });

  it('sends every header of the table', () => {
    for (const [name, value] of rules.flatMap(({ headers }) => Object.entries(headers))) {
      expect(lines).toContain(`  Header always set ${name} "${value}"`);
    }
  });
});

describe('the file for nginx', () => {
  const file = nginxFile(site);
  const locations = [...file.matchAll(/^location (\S+) \{\n(.*?)^\}/gms)].map(
    ([, path = '', body = '']) => ({ path, body }),
  );

  it('names all headers in each location, since a location inherits none once it has one', () => {
    expect(locations.map(({ path }) => path)).toEqual([
      ...[
        '/assets/',
        '/page-data/sq/d/',
        '/pagefind/index/',
        '/pagefind/fragment/',
        '/images/',
        '/files/',
        '/en/',
        '/fr/',
        '/en/news/',
        '/',
      ],
    ]);
    for (const { path, body } of locations) {
      for (const [name, value] of headersFor(`${path}x`, rules)) {
        expect(body).toContain(`  add_header ${name} "${value}" always;`);
      }
    }
  });

  it('has the service worker asked for anew each time', () => {
    expect(file).toMatch(
      /^location = \/service-worker\.js \{\n(?: {2}.*\n)*? {2}add_header Cache-Control "no-cache" always;/m,
    );
  });

  it('has a 404 page for each language', () => {
    const french = locations.find(({ path }) => path === '/fr/');
    expect(french?.body).toContain('error_page 404 /fr/404.html;');
  });
});

describe('headersFor', () => {
  const table = [
    { path: '/feed.xml', headers: { A: '1' } },
    { path: '/en/*', headers: { B: '2' } },
  ];

  it.each([
    ['/feed.xml', ['A']],
    ['/feed.xml.br', []],
    ['/en/', ['B']],
    ['/en/contact', ['B']],
    ['/english', []],
  ])('%s', (path, names) => {
    expect(headersFor(path, table).map(([name]) => name)).toEqual(names);
  });
});
