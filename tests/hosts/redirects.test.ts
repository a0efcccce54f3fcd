import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readEnvironment } from '../../data/settings/environment.ts';
import { movedPaths, redirectOf, type RedirectRule } from '../../data/routes/redirects.ts';
import { apacheFile } from '../../eleventy/hosting/apache.ts';
import { headerTable } from '../../eleventy/hosting/headerTable.ts';
import { netlifyHeaders } from '../../eleventy/hosting/netlify.ts';
import { nginxFile } from '../../eleventy/hosting/nginx.ts';
import { netlifyRedirects, parseRedirects } from '../../eleventy/hosting/redirects/netlify.ts';
import { startServer } from '../../eleventy/hosting/server.ts';
import { redirectRules } from '../unit/data/hostileAddresses.ts';
import { redirectRule } from '../unit/data/redirectRule.ts';
import { cloudflarePages, site as cloudflareSite } from './cloudflarePages.ts';
import { rawRequest, type RawAnswer } from './rawRequest.ts';
import {
  checkApache,
  checkNginx,
  servedFolder,
  startApache,
  startNginx,
  type HostServer,
} from './servers.ts';

const site = {
  'index.html': 'Start',
  'kontakt.html': 'Kontakt',
  '404.html': 'Nicht gefunden',
  'en/index.html': 'Home',
  'en/404.html': 'Not found',
  'files/satzung.pdf': 'PDF',
};

const folder = servedFolder();
let nginx: HostServer;
let apache: HostServer;

beforeAll(async () => {
  for (const [name, text] of Object.entries(site)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeTable([]);
  nginx = await startNginx(folder);
  apache = await startApache(folder);
});
afterAll(async () => {
  await Promise.all([nginx.stop(), apache.stop()]);
  rmSync(folder, { recursive: true });
});

const headers = headerTable({
  assetsPath: '/assets/',
  picturePaths: [],
  machineFiles: [],
  scripts: [],
  transportSecurity: readEnvironment({}).transportSecurity,
});

function writeTable(redirects: readonly RedirectRule[]): void {
  const hosted = { headers, redirects, notFoundFolders: ['/en/'], wildcards: [] };
  const files = {
    'nginx.conf': nginxFile(hosted),
    '.htaccess': apacheFile(hosted),
    _headers: netlifyHeaders(headers),
    _redirects: netlifyRedirects(redirects),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** Starts all three servers with a table, to compare their responses with the expected ones. */
async function withTable<Result>(
  redirects: readonly RedirectRule[],
  ask: (hosts: readonly (readonly [string, { readonly port: number }])[]) => Promise<Result>,
): Promise<Result> {
  writeTable(redirects);
  expect(checkNginx(folder)).toMatchObject({ accepted: true });
  expect(checkApache(folder)).toMatchObject({ accepted: true });
  await nginx.restart();
  const preview = await startServer({ folder, port: 0 });
  try {
    const port = Number(new URL(preview.address).port);
    return await ask([
      ['nginx', nginx],
      ['Apache', apache],
      ['npm start', { port }],
    ]);
  } finally {
    await preview.close();
  }
}

/** The address that a browser would show, relative to the site. */
function leadsTo(answer: RawAnswer, { port }: { readonly port: number }): string | undefined {
  return answer.header('Location')?.replace(`http://localhost:${port}`, '');
}

/** In the table's order, each for different paths, and none for files that hosts hide. */
function inOrder(rules: readonly RedirectRule[]): RedirectRule[] {
  const { exact, below } = movedPaths(
    rules.filter(({ from }) => !/\/(?:\.|kontakt|index|404|en\/|files)/i.test(from)),
  );
  const depth = ({ from }: RedirectRule) => from.split('/').length;
  const patterns = [...below.values()].filter(({ from }) => from !== '/*');
  return [...exact.values(), ...patterns.sort((one, other) => depth(other) - depth(one))];
}

describe('whatever an editor writes, hosts', () => {
  const others = [
    ...[
      '/',
      '/kontakt',
      '/kontakt/',
      '/en',
      '/en/',
      '/en/x',
      '/files/satzung.pdf',
      '/gibt-es-nicht',
    ],
    ...['/leak/passwd', '/etc/passwd', '/x', '/y', '/_redirects', '/nginx.conf', '/.htaccess'],
  ];
  const told = async (host: { readonly port: number }, path: string) => {
    const answer = await rawRequest(host, path);
    return [path, answer.status, leadsTo(answer, host), answer.text()];
  };

  it('answer exactly the redirects that are meant, and all else as before', async () => {
    const before = await withTable([], async (hosts) =>
      Promise.all(
        hosts.map(async ([, host]) => Promise.all(others.map((path) => told(host, path)))),
      ),
    );
    const seen = { exact: 0, patterns: 0 };
    await fc.assert(
      fc.asyncProperty(redirectRules.map(inOrder), async (rules) => {
        await withTable(rules, async (hosts) => {
          for (const [index, [name, host]] of hosts.entries()) {
            for (const { from } of rules) {
              const paths = from.endsWith('/*')
                ? [from.slice(0, -1), `${from.slice(0, -1)}Haus/tor-1.html`]
                : [from, `${from}/`, inCapitals(from)];
              for (const path of paths) {
                const meant = redirectOf(path, rules);
                // A capital of one letter may be two others, such as that of ß.
                if (!meant) continue;
                const answer = await rawRequest(host, path);
                expect([name, path, answer.status, leadsTo(answer, host)]).toEqual([
                  ...[name, path, meant.permanent ? 301 : 302, meant.to],
                ]);
                expect(answer.all('Set-Cookie')).toEqual([]);
              }
              if (from.endsWith('/*')) seen.patterns += 1;
              else seen.exact += 1;
            }
            const free = others
              .map((path, at) => [path, at] as const)
              .filter(([path]) => !redirectOf(path, rules));
            for (const [path, at] of free) {
              expect([name, await told(host, path)]).toEqual([name, before[index]?.[at]]);
            }
          }
        });
      }),
      {
        numRuns: 8,
        // mod_rewrite takes an & from the end of what it takes for a query.
        examples: [[[redirectRule('/a', '/?%20#&', false)]]],
      },
    );
    // Makes sure that enough cases were tested.
    expect(seen.exact).toBeGreaterThan(10);
    expect(seen.patterns).toBeGreaterThan(10);
    // This test starts servers many times.
  }, 300_000);

  it('are told of each attack as of an address, or not at all', async () => {
    const attacks = [
      ['/block', '/x"; } location /leak { alias /etc; } location /y { return 301 "/z'],
      ['/cookie', '/x"; add_header Set-Cookie "a=b'],
      ['/variable', '/$document_root/${uri}/%25{DOCUMENT_ROOT}'],
      ['/proxy', 'http://127.0.0.1:1/" [P]'],
      ['/flag', '/x [P,L]'],
      ['/rewrite', '/x 200!'],
      ['/quote"', '/kontakt'],
      ['/brace{}$', '/kontakt'],
    ];
    const rules = attacks.map(([from, to]) => redirectRule(from!, to!));
    expect(rules.filter(({ from, to }) => from && to)).toHaveLength(attacks.length);
    await withTable(rules, async (hosts) => {
      for (const [name, host] of hosts) {
        const leak = await rawRequest(host, '/leak/passwd');
        expect([name, leak.status]).toEqual([name, 404]);
        for (const { from, to } of rules) {
          const answer = await rawRequest(host, from);
          expect([name, from, answer.status, leadsTo(answer, host)]).toEqual([name, from, 301, to]);
          expect(answer.all('Set-Cookie')).toEqual([]);
        }
      }
    });
  });
});

const rules = [
  redirectRule('/alt/*', '/neu/*'),
  redirectRule('/archiv/*', 'https://archiv.example.org/alt/*'),
  redirectRule('/eins', '/kontakt'),
];
const sent = [
  ...['//evil.example', '/\\evil.example', '/%5cevil.example', '/%5C%5Cevil.example'],
  ...['%2f%2fevil.example', '/%2f%2fevil.example', '/..//evil.example', '/%2e%2e//evil.example'],
  ...['/%0d%0aSet-Cookie:%20a=b', '/%0aX-Evil:1', '/%250d%250aX-Evil:1', '/../../evil.example'],
  ...[
    '/%2e%2e/%2e%2e/x',
    '/%252e%252e/x',
    '/..%2f..%2fx',
    '/@evil.example',
    '/:80',
    '/x?y=%0d%0aA:b',
  ],
  ...['/%C3%BC', '/%ff', '/%u0041', '/%', '/<script>', '/a b', '/a;b', '/${x}', '/$1', '?//evil'],
];
const targets = ['/alt', '/archiv', '/eins', '', '/en', '/kontakt/'].flatMap((start) =>
  sent.map((end) => start + end),
);

describe('no host makes an open redirect', () => {
  it('whatever a visitor sends', async () => {
    await withTable(rules, async (hosts) => {
      for (const [name, host] of hosts) {
        for (const target of targets) {
          const answer = await rawRequest(host, target);
          const where = `${name}: ${target}`;
          expect([where, answer.all('Set-Cookie'), answer.all('X-Evil')]).toEqual([where, [], []]);
          expect([where, answer.all('A')]).toEqual([where, []]);
          const location = answer.header('Location');
          if (location === undefined) continue;
          expect([where, location]).toEqual([where, expect.stringMatching(/^[\x21-\x7e]+$/)]);
          const { origin, pathname } = new URL(location, `http://localhost:${host.port}`);
          const isArchive = origin === 'https://archiv.example.org' && pathname.startsWith('/alt/');
          expect([where, isArchive || origin]).toEqual([
            where,
            isArchive || `http://localhost:${host.port}`,
          ]);
        }
      }
    });
  });

  it('and a query goes along within the site alone', async () => {
    await withTable(rules, async (hosts) => {
      for (const [name, host] of hosts) {
        const ask = async (path: string) => leadsTo(await rawRequest(host, path), host);
        expect([name, await ask('/eins?x=1')]).toEqual([name, '/kontakt?x=1']);
        expect([name, await ask('/alt/y?x=1')]).toEqual([name, '/neu/y?x=1']);
        expect([name, await ask('/archiv/y?x=1')]).toEqual([
          name,
          'https://archiv.example.org/alt/y',
        ]);
      }
    });
  });
});

describe('Cloudflare Pages, by its own code,', () => {
  let read: Awaited<ReturnType<typeof cloudflarePages>>;
  beforeAll(async () => {
    read = await cloudflarePages();
  });

  it('reads the table, and leads where it is meant', async () => {
    await fc.assert(
      fc.asyncProperty(redirectRules.map(inOrder), async (rules) => {
        const pages = read(netlifyRedirects(rules));
        expect(pages.invalid.filter(({ message }) => !/^Ignoring duplicate/.test(message))).toEqual(
          [],
        );
        for (const rule of rules) {
          const asked = rule.from.replace(/\*$/, 'haus/tor');
          const meant = redirectOf(asked, rules)!.to;
          const sent = new URL((await pages.leadsTo(asked))!, cloudflareSite);
          expect([asked, asReadThere(sent)]).toEqual([
            asked,
            asReadThere(new URL(meant, cloudflareSite)),
          ]);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('is told that /admin comes before a file only by what the others read', () => {
    const admin = { ...redirectRule('/admin', 'https://cms.example.org/'), forced: true };
    const { rules: valid, invalid } = read(netlifyRedirects([admin]));
    expect(valid.map(({ from, to }) => [from, to])).toEqual(
      ['/admin', '/Admin', '/ADMIN'].map((path) => [path, 'https://cms.example.org/']),
    );
    expect(invalid.map(({ line }) => line)).toEqual(
      ['/admin', '/Admin', '/ADMIN'].map((path) => `${path} https://cms.example.org/ 301!`),
    );
  });

  it('leaves what leads to an address without TLS to the script', () => {
    const { invalid } = read(netlifyRedirects([redirectRule('/alt', 'http://example.org/')]));
    expect(invalid.map(({ line }) => line)).toEqual(
      ['/alt', '/Alt', '/ALT'].map((path) => `${path} http://example.org/ 301`),
    );
  });

  it('skips as many lines as the build warns of', () => {
    const many = (count: number, end: string) =>
      Array.from({ length: count }, (_, index) => redirectRule(`/alt${index}${end}`, '/kontakt'));
    expect(read(netlifyRedirects([...many(2000, ''), ...many(100, '/*')])).invalid).toEqual([]);
    // Each path is written in three spellings.
    expect(read(netlifyRedirects(many(666, ''))).rules).toHaveLength(1998);
    expect(read(netlifyRedirects(many(2001, ''))).invalid).toHaveLength(1);
    expect(read(netlifyRedirects(many(101, '/*'))).invalid).toHaveLength(1);
  });

  it("leads only to the redirect's own host, whatever a visitor sends", async () => {
    const pages = read(netlifyRedirects(rules));
    for (const target of targets.filter((path) => path.startsWith('/'))) {
      const location = await pages.leadsTo(target);
      if (location === undefined) continue;
      const { origin } = new URL(location, cloudflareSite);
      expect([target, cloudflareSite, 'https://archiv.example.org']).toContain(origin);
    }
  });
});

describe('a redirect wins over a file that lies in its way', () => {
  it('on every host', async () => {
    await withTable([redirectRule('/files/satzung.pdf', '/kontakt')], async (hosts) => {
      for (const [name, host] of hosts) {
        const answer = await rawRequest(host, '/files/satzung.pdf');
        expect([name, answer.status, leadsTo(answer, host)]).toEqual([name, 301, '/kontakt']);
      }
    });
  });
});

describe('the built site', () => {
  it('has each of its redirects on every host', async () => {
    expect(existsSync('dist/_redirects')).toBe(true);
    const rules = parseRedirects(readFileSync('dist/_redirects', 'utf8'));
    expect(rules.length).toBeGreaterThan(4);
    const servers = [await startNginx('dist'), await startApache('dist')];
    try {
      for (const host of servers) {
        for (const { from } of rules) {
          for (const path of [from, inCapitals(from)]) {
            const asked = path.replace(/\*$/, 'x');
            const answer = await rawRequest(host, asked);
            const { to, permanent } = redirectOf(asked, rules)!;
            expect([asked, answer.status, leadsTo(answer, host)]).toEqual([
              ...[asked, permanent ? 301 : 302, to],
            ]);
          }
        }
      }
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  });
});

/** Cloudflare merges consecutive slashes in the path of another host. */
function asReadThere({ origin, pathname, search, hash }: URL): string {
  return origin + pathname.replace(/\/{2,}/g, '/') + search + hash;
}

function inCapitals(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(decodeURIComponent(segment).toUpperCase()))
    .join('/');
}
