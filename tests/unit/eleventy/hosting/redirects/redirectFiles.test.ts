import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseAllRedirects } from '@netlify/redirect-parser';
import fc from 'fast-check';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inSmallLetters, pathVariants } from '../../../../../data/fields/hostAddress.ts';
import { redirectOf, type RedirectRule } from '../../../../../data/routes/redirects.ts';
import { apacheRedirects } from '../../../../../eleventy/hosting/redirects/apache.ts';
import { movedPathsData } from '../../../../../eleventy/hosting/redirects/movedPathsData.ts';
import {
  netlifyRedirects,
  parseRedirects,
  redirectsWarning,
} from '../../../../../eleventy/hosting/redirects/netlify.ts';
import { nginxRedirects } from '../../../../../eleventy/hosting/redirects/nginx.ts';
import { redirectRule } from '../../../data/redirectRule.ts';
import { redirectRules } from '../../../data/hostileAddresses.ts';

const redirects: readonly RedirectRule[] = [
  redirectRule('/admin', 'https://cms.example.org/admin/login?project=a%20b'),
  redirectRule('/Preise.2020', '/adt/gebuehrenverzeichnis#ziffer'),
  redirectRule('/Übersicht', '/sitemap'),
  redirectRule('/news/*', '/aktuelles/*', false),
  redirectRule('/archiv/*', 'https://archiv.example.org/*'),
  redirectRule('/forum/*', '/kontakt'),
];

describe('the redirects for Netlify and Cloudflare Pages', () => {
  it('are a line for each usual spelling of a path, and two for what is below one', () => {
    expect(netlifyRedirects(redirects).trim().split('\n')).toEqual([
      '/admin https://cms.example.org/admin/login?project=a%20b 301',
      '/Admin https://cms.example.org/admin/login?project=a%20b 301',
      '/ADMIN https://cms.example.org/admin/login?project=a%20b 301',
      '/Preise.2020 /adt/gebuehrenverzeichnis#ziffer 301',
      '/preise.2020 /adt/gebuehrenverzeichnis#ziffer 301',
      '/PREISE.2020 /adt/gebuehrenverzeichnis#ziffer 301',
      '/%C3%9Cbersicht /sitemap 301',
      '/%C3%BCbersicht /sitemap 301',
      '/%C3%9CBERSICHT /sitemap 301',
      '/news/* /aktuelles/:splat 302',
      '/archiv/* https://archiv.example.org/:splat 301',
      '/forum/* /kontakt 301',
    ]);
  });

  it('win over a file on Netlify where the specification wants it, and are read by Cloudflare', () => {
    const admin = { ...redirectRule('/admin', 'https://cms.example.org/'), forced: true };
    expect(netlifyRedirects([admin])).toBe(
      ['/admin', '/Admin', '/ADMIN']
        .map(
          (path) => `${path} https://cms.example.org/ 301!\n${path} https://cms.example.org/ 301\n`,
        )
        .join(''),
    );
  });

  it('are read back as they were written', () => {
    fc.assert(
      fc.property(redirectRules, (rules) => {
        const read = parseRedirects(netlifyRedirects(rules));
        expect(read.filter(({ from }) => rules.some((rule) => rule.from === from))).toEqual(
          expect.arrayContaining([...rules]),
        );
      }),
    );
  });

  it('fit a line of Cloudflare Pages, which has 1,000 characters', () => {
    const longest = [`/${'ü'.repeat(49)}`, `/${'x'.repeat(599)}`] as const;
    for (const line of netlifyRedirects([redirectRule(...longest)]).split('\n')) {
      expect(line.length).toBeLessThanOrEqual(1000);
    }
  });

  it('are reported in one line where Cloudflare Pages would not read all', () => {
    const many = (count: number, end = '') =>
      Array.from({ length: count }, (_, index) => redirectRule(`/alt${index}${end}`, '/kontakt'));
    const warning = (redirects: readonly RedirectRule[], pages = 0) =>
      redirectsWarning({
        redirects,
        wildcards:
          pages > 0
            ? [{ folder: '/m/', shell: '/m/404', pages: Array<string>(pages).fill('/m/a') }]
            : [],
      });
    expect(warning([...many(2000), ...many(100, '/*')])).toBeUndefined();
    expect(warning(many(2001))).toBe(
      '_redirects has 2001 lines for single paths and 0 with /*. Cloudflare Pages reads 2000 and 100; only the script of the 404 page follows the others.',
    );
    expect(warning(many(101, '/*'))).toMatch(/^_redirects has 0 .* 101 with/);
    // The table also contains the shell and the pages of a folder in which one page responds to all
    // addresses.
    expect(warning([...many(1989), ...many(99, '/*')], 10)).toBeUndefined();
    expect(warning(many(1990), 10)).toMatch(/^_redirects has 2001 /);
    expect(warning(many(100, '/*'), 10)).toMatch(/ 101 with/);
  });
});

/** Repeated lines count once. */
function withoutRepeated(rules: readonly RedirectRule[]): readonly RedirectRule[] {
  return [...new Map(rules.map((rule) => [netlifyRedirects([rule]), rule])).values()];
}

describe('Netlify’s own parser', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'netlify-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('reads exactly the table, whatever is in it', async () => {
    await fc.assert(
      fc.asyncProperty(redirectRules.map(withoutRepeated), async (rules) => {
        const file = join(folder, '_redirects');
        await writeFile(file, netlifyRedirects(rules));
        const read = await parseAllRedirects({
          redirectsFiles: [file],
          configRedirects: [],
          minimal: false,
        });
        expect(read.errors).toEqual([]);
        expect(read.redirects).toEqual(
          rules.flatMap(({ from, to, permanent }) =>
            (from.endsWith('/*')
              ? [...new Set([from, inSmallLetters(from)])]
              : pathVariants(from)
            ).map((path) => ({
              from: path,
              path,
              to: to.replace(/\/\*$/, '/:splat'),
              status: permanent ? 301 : 302,
              force: false,
              proxy: false,
              query: {},
              conditions: {},
              headers: {},
            })),
          ),
        );
        // The target has no other placeholder that the host would replace.
        for (const { to } of read.redirects as { to: string }[]) {
          expect(to.replace(/\/:splat$|^https?:\/\/[^/]*/g, '')).not.toMatch(/[:*!]/);
        }
      }),
    );
  });
});

describe('the redirects for Apache', () => {
  it('are without regard to case, with the target as it is', () => {
    expect(apacheRedirects(redirects)).toEqual([
      'RewriteRule "^admin/?\\z" "https://cms.example.org/admin/login?project=a\\%20b" [R=301,NC,NE,QSD,L]',
      'RewriteRule "^Preise\\.2020/?\\z" "/adt/gebuehrenverzeichnis#ziffer" [R=301,NC,NE,QSD,L]',
      'RewriteRule "^(?:\\xC3\\x9C|\\xC3\\xBC)bersicht/?\\z" "/sitemap" [R=301,NC,NE,L]',
      'RewriteRule "^news/([A-Za-z0-9._~/-]*)\\z" "/aktuelles/$1" [R=302,NC,NE,L]',
      'RewriteRule "^archiv/([A-Za-z0-9._~/-]*)\\z" "https://archiv.example.org/$1" [R=301,NC,NE,QSD,L]',
      'RewriteRule "^forum/" "/kontakt" [R=301,NC,NE,L]',
    ]);
  });

  it('are three strings of the file each, whatever is in them', () => {
    const line =
      /^RewriteRule "\^[\w\\.()?:|/-]+(?:\(\[A-Za-z0-9\._~\/-\]\*\)\\z)?" "(?:[\w\-.~/?#&=+,@:]|\\%[\dA-F]{2})+(?:\$1)?" \[R=30[12],NC,NE,(?:QSD,)?L\]$/;
    fc.assert(
      fc.property(redirectRules, (rules) => {
        for (const rule of apacheRedirects(rules)) expect(rule).toMatch(line);
      }),
    );
  });
});

describe('the redirects for nginx', () => {
  it('are without regard to case, and keep a query that stays on the site', () => {
    expect(nginxRedirects(redirects)).toEqual([
      'location ~* "^/admin/?\\z" { return 301 "https://cms.example.org/admin/login?project=a%20b"; }',
      'location ~* "^/Preise\\.2020/?\\z" { return 301 "/adt/gebuehrenverzeichnis#ziffer"; }',
      'location ~* "^/(?:\\xC3\\x9C|\\xC3\\xBC)bersicht/?\\z" { return 301 "/sitemap$is_args$args"; }',
      'location ~* "^/news/([A-Za-z0-9._~/-]*)\\z" { return 302 "/aktuelles/$1$is_args$args"; }',
      'location ~* "^/archiv/([A-Za-z0-9._~/-]*)\\z" { return 301 "https://archiv.example.org/$1"; }',
      'location ~* "^/forum/" { return 301 "/kontakt$is_args$args"; }',
    ]);
  });

  it('are one block each, whatever is in them', () => {
    const line =
      /^location ~\* "\^[\w\\.()?:|/-]+(?:\(\[A-Za-z0-9\._~\/-\]\*\)\\z)?" \{ return 30[12] "[\w\-.~/?#&=+,@:%]+(?:\$1)?(?:\$is_args\$args)?"; \}$/;
    fc.assert(
      fc.property(redirectRules, (rules) => {
        for (const rule of nginxRedirects(rules)) {
          expect(rule).toMatch(line);
          // The longest token that nginx can read.
          expect(rule.length).toBeLessThan(4096);
        }
      }),
    );
  });
});

describe('what the 404 pages’ script reads', () => {
  it('has each path once, as it is compared', () => {
    const twice = [...redirects, redirectRule('/ADMIN', 'https://cms.example.org/')];
    expect(movedPathsData(twice)).toEqual({
      data: {
        exact: [
          ['/admin', 'https://cms.example.org/admin/login?project=a%20b'],
          ['/preise.2020', '/adt/gebuehrenverzeichnis#ziffer'],
          ['/übersicht', '/sitemap'],
        ],
        below: [
          ['/news', '/aktuelles/*'],
          ['/archiv', 'https://archiv.example.org/*'],
          ['/forum', '/kontakt'],
        ],
      },
    });
  });
});

describe('no redirect is an open one', () => {
  const sent = ['//evil.example', '/\\evil.example', '/%5cevil.example', '/%2f%2fevil.example'];
  const further = ['/%0d%0aSet-Cookie:a=b', '/../../evil', '/%2e%2e/evil', '/..%2fevil'];

  it.each([...sent, ...further].flatMap((end) => [`/news${end}`, `/archiv${end}`, end]))(
    '%j leads nowhere',
    (path) => {
      expect(redirectOf(path, redirects)).toBeUndefined();
    },
  );

  it('stays on the host that it leads to, and below its path, whatever a visitor sends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.webQueryParameters(), (rest, query) => {
        for (const [above, place] of [
          ['/news/', 'https://site.example/aktuelles/'],
          ['/archiv/', 'https://archiv.example.org/'],
        ] as const) {
          const to = redirectOf(`${above}${rest}?${query}`, redirects)?.to;
          if (to === undefined) continue;
          expect(to).toMatch(/^[\x21-\x7e]+$/);
          expect(new URL(to, 'https://site.example').href.startsWith(place)).toBe(true);
        }
      }),
    );
  });
});
