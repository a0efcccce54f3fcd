import { policySource, type PolicySource } from '../../../../contract/contentSecurityPolicy.ts';
import { describe, expect, it } from '@jest/globals';
import type { TransportSecurity } from '../../../../data/settings/environmentVariables.ts';
import { headerTable } from '../../../../eleventy/hosting/headerTable.ts';
import { apacheFile } from '../../../../eleventy/hosting/apache.ts';
import {
  headersFor,
  netlifyHeaders,
  netlifyNotFound,
  parseHeaders,
} from '../../../../eleventy/hosting/netlify.ts';
import { pagesCaching } from '../../../../eleventy/hosting/pagesCaching.ts';
import { nginxFile } from '../../../../eleventy/hosting/nginx.ts';
import {
  parseRedirects,
  parseWildcards,
  redirectsFile,
} from '../../../../eleventy/hosting/redirects/netlify.ts';
import { redirectRule } from '../../data/redirectRule.ts';
import { hashOf } from '../../../../eleventy/rendering/contentSecurityPolicy.ts';

const options: Parameters<typeof headerTable>[0] = {
  assetsPath: '/assets/',
  picturePaths: ['/assets/images/'],
  machineFiles: ['/feed.xml'],
  scripts: [hashOf('s')],
  transportSecurity: { seconds: 31536000, subdomains: false, preload: false },
};
const rules = headerTable(options);
const sent = (path: string, table = rules) => Object.fromEntries(headersFor(path, table));
const bytesOf = (headers: object) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('').length;

describe('the headers of a site', () => {
  it('protect every path', () => {
    for (const path of ['/', '/kontakt', '/en/', '/assets/main-1.js']) {
      expect(sent(path)).toMatchObject({
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=31536000',
        'X-Content-Type-Options': 'nosniff',
      });
      expect(sent(path)['Permissions-Policy']).toMatch(/camera=\(\),.*microphone=\(\)/);
    }
  });

  it('are 700 bytes at most with a page, for browsers that know the site beforehand, too', () => {
    const preloaded = headerTable({
      ...options,
      transportSecurity: { seconds: 31536000, subdomains: true, preload: true },
    });
    const page = sent('/kontakt', preloaded);
    expect(page['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains; preload');
    expect(bytesOf({ ...page, 'Cache-Control': pagesCaching })).toBeLessThanOrEqual(700);
  });

  it('are 900 bytes at most where a site asks Matomo, maps and Directus', () => {
    const table = headerTable({
      ...options,
      otherHosts: {
        scripts: [
          'https://statistik.verband.example/matomo.js',
          'https://maps.googleapis.com/maps/',
          'https://maps.googleapis.com/maps-api-v3/',
        ].map((at) => policySource(at)!),
        connections: [
          'https://cms.verband.example',
          'https://statistik.verband.example',
          'https://maps.googleapis.com',
        ].map((at) => policySource(at)!),
        trust: ['matomo', 'maps', 'dompurify', 'google-maps-api-loader', 'google-maps-api#html'],
      },
    });
    expect(bytesOf(sent('/kontakt', table))).toBeLessThanOrEqual(900);
  });

  it('state for https what the operator wants', () => {
    const told = (transportSecurity: TransportSecurity) =>
      sent('/', headerTable({ ...options, transportSecurity }))['Strict-Transport-Security'];
    const none = { subdomains: false, preload: false };
    expect(told({ ...none, seconds: undefined })).toBeUndefined();
    expect(told({ ...none, seconds: 0 })).toBe('max-age=0');
    expect(told({ ...none, seconds: 300, subdomains: true })).toBe(
      'max-age=300; includeSubDomains',
    );
  });

  it('forbid others to frame any file, even where a host sends the last policy alone', () => {
    for (const { headers } of rules) {
      const policy = headers['Content-Security-Policy'];
      if (policy !== undefined) expect(policy).toContain("frame-ancestors 'none'");
    }
  });

  it('let no WebAssembly run', () => {
    expect(JSON.stringify(rules)).not.toContain('wasm');
  });

  it.each(['/assets/main-1.js', '/page-data/app-data.json', '/search-index/de.json', '/feed.xml'])(
    'allow nothing that a page may: %s',
    (path) => {
      expect(sent(path)['Content-Security-Policy']).toMatch(/, default-src 'none'; /);
      expect(sent(path)['Content-Security-Policy']).not.toContain('unsafe');
    },
  );

  it.each(['/assets/worker-1.js', '/service-worker.js'])(
    'let a worker ask its own host: %s',
    (path) => {
      expect(sent(path)['Content-Security-Policy']).toMatch(
        /, default-src 'none'; connect-src 'self'; /,
      );
    },
  );

  it.each(['/images/plan.svg', '/files/satzung.pdf'])(
    'let nothing run that an editor uploaded: %s',
    (path) => {
      expect(sent(path)['Content-Security-Policy']).toMatch(/, default-src 'none'; (?!.*script)/);
      expect(sent(path)['X-Content-Type-Options']).toBe('nosniff');
    },
  );

  it('shut drawings in a sandbox, and no PDF, which older Chromium would not show', () => {
    expect(sent('/images/plan.svg')['Content-Security-Policy']).toMatch(/; sandbox;/);
    expect(sent('/files/satzung.pdf')['Content-Security-Policy']).not.toContain('sandbox');
  });

  it('let other sites show pictures, as feed readers do, and take nothing else', () => {
    const word = (path: string) => sent(path)['Cross-Origin-Resource-Policy'];
    expect(['/images/logo.svg', '/assets/images/a.webp'].map(word)).toEqual([
      'cross-origin',
      'cross-origin',
    ]);
    expect(['/', '/assets/main-1.js', '/page-data/app-data.json'].map(word)).toEqual(
      Array(3).fill('same-origin'),
    );
  });

  it.each(['"', '$host', '\\', '\n', 'ü'])(
    'are refused with %j, which is no plain text',
    (text) => {
      // The cast bypasses the type `PolicySource`, which normally excludes such values.
      const otherHosts = { connections: [`https://cms.example${text}` as PolicySource] };
      expect(() => headerTable({ ...options, otherHosts })).toThrow(
        /can't be written to every host's file/,
      );
    },
  );

  it('keep what pages share for a year, and what is of a page not at all', () => {
    expect(sent('/page-data/sq/d/1a2b3c4d.json')['Cache-Control']).toMatch(/immutable/);
    expect(sent('/page-data/kontakt/page-data.json')).not.toHaveProperty('Cache-Control');
    expect(sent('/assets/main-1.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(sent('/search-index/parts/1a2b3c4d.json')['Cache-Control']).toMatch(/immutable/);
    expect(sent('/search-index/de.json')).not.toHaveProperty('Cache-Control');
    expect(sent('/assets')).not.toHaveProperty('Cache-Control');
    expect(sent('/kontakt')).not.toHaveProperty('Cache-Control');
    expect(sent('/service-worker.js')['Cache-Control']).toBe('no-cache');
  });

  it('name each path once, and each header in one rule but for two, since hosts join what several say', () => {
    const named = rules.map(({ path }) => path);
    expect(new Set(named).size).toBe(named.length);
    const all = rules
      .filter(({ path }) => path === '/*')
      .flatMap(({ headers }) => Object.keys(headers));
    const special = rules
      .filter(({ path }) => path !== '/*')
      .flatMap(({ headers }) => Object.keys(headers));
    expect(new Set(special.filter((name) => all.includes(name)))).toEqual(
      new Set(['Content-Security-Policy', 'Cross-Origin-Resource-Policy']),
    );
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

const site = {
  headers: rules,
  redirects: [],
  notFoundFolders: ['/en/', '/fr/', '/en/news/'],
  wildcards: [{ folder: '/en/members/', shell: '/en/members/404', pages: ['/en/members/home'] }],
};

describe('the 404 pages for Netlify', () => {
  const lines = netlifyNotFound(site.notFoundFolders);

  it('are reported with the innermost folder first, since the first line counts', () => {
    expect(lines).toBe(
      '/en/news/* /en/news/404.html 404\n/fr/* /fr/404.html 404\n/en/* /en/404.html 404\n',
    );
  });

  it('are no redirects', () => {
    expect(parseRedirects(lines)).toEqual([]);
  });
});

describe('a folder that answers for everything below it', () => {
  const file = redirectsFile({ ...site, redirects: [redirectRule('/en/members/old', '/en/')] });

  it('stands behind what was built and what has moved, since the first line counts', () => {
    expect(file.split('\n').slice(0, 6)).toEqual([
      '/en/members/404 /en/members/404 200',
      '/en/members/home /en/members/home 200',
      '/en/members/old /en/ 301',
      '/En/Members/Old /en/ 301',
      '/EN/MEMBERS/OLD /en/ 301',
      '/en/members/* /en/members/404 200',
    ]);
  });

  it('is read back, and no redirect', () => {
    expect(parseWildcards(file)).toEqual([{ folder: '/en/members/', shell: '/en/members/404' }]);
    expect(parseRedirects(file).map(({ from }) => from)).toEqual([
      '/en/members/old',
      '/En/Members/Old',
      '/EN/MEMBERS/OLD',
    ]);
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
      const action = name === 'Content-Security-Policy' ? 'append' : 'set';
      expect(lines).toContain(`  Header always ${action} ${name} "${value}"`);
    }
  });
});

describe('the file for nginx', () => {
  const file = nginxFile(site);
  const lines = file.split('\n');

  it('states each header once, and each further policy in a variable', () => {
    const names = lines.flatMap((line) => /^add_header (\S+)/.exec(line)?.[1] ?? []);
    const [policies, others] = [true, false].map((isPolicy) =>
      names.filter((name) => (name === 'Content-Security-Policy') === isPolicy),
    );
    expect(policies).toHaveLength(2);
    expect(new Set(others).size).toBe(others!.length);
    expect(lines).toContain('add_header Content-Security-Policy $content_security_policy always;');
  });

  it('has none in a location, which would inherit no other', () => {
    expect(file).not.toMatch(/\{[^}]*add_header/);
  });

  it('has no parameter that nginx would refuse (4,096 bytes)', () => {
    for (const line of lines) expect(line.length).toBeLessThan(4096);
  });

  it('has the 404 page of a folder in another after that of the other, since the last counts', () => {
    const [outer, inner] = ['/en/', '/en/news/'].map((folder) =>
      lines.indexOf(`if ($uri ~ "^${folder}") { set $not_found ${folder}404.html; }`),
    );
    expect(outer).toBeGreaterThan(0);
    expect(inner).toBeGreaterThan(outer!);
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

  it('joins policies, and takes the last word of all else', () => {
    const rules = [
      { path: '/*', headers: { 'Content-Security-Policy': 'a', B: '1' } },
      { path: '/en/*', headers: { 'Content-Security-Policy': 'b', B: '2' } },
    ];
    expect(headersFor('/en/', rules)).toEqual([
      ['Content-Security-Policy', 'a, b'],
      ['B', '2'],
    ]);
  });
});
