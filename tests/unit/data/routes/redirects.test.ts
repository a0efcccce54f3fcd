import { describe, expect, it } from '@jest/globals';
import { fileUses } from '../../../../data/files/files.ts';
import { parseSite } from '../../../../data/model/site.ts';
import { redirectOf } from '../../../../data/routes/redirects.ts';
import { redirectTable } from '../../../../data/routes/redirectTable.ts';
import { Routes } from '../../../../data/routes/Routes.ts';
import { readAssetAddress } from '../../../../data/sources/directus/assetAddress.ts';
import { withOwnAddresses } from '../../../../data/sources/fileReferences.ts';
import { contentPage, problemLines, rawContent, siteOf, smallest } from '../smallContent.ts';

const backend = { url: 'https://cms.example.org', project: 'vhm' };

function tableOf(redirects: readonly object[] = [], slugs: readonly string[] = []) {
  const site = siteOf({
    pages: [...smallest.pages, ...slugs.map((slug) => contentPage(slug))],
    redirects,
  });
  return redirectTable({ site, routes: new Routes(site), folder: '/nowhere', backend });
}

describe('the redirects of the specification', () => {
  const forGood = { permanent: true, forced: true };
  const adt = { from: '/adt', to: '/adt/allgemeine-informationen', ...forGood };

  it('lead from /admin to the backend, and in a second entry to its login', () => {
    expect(tableOf()).toEqual([
      { from: '/admin', to: 'https://cms.example.org/', ...forGood },
      { from: '/admin', to: 'https://cms.example.org/admin/login?project=vhm', ...forGood },
    ]);
    expect(redirectOf('/admin', tableOf())?.to).toBe('https://cms.example.org/');
  });

  it('do not include /admin if there is no backend', () => {
    const site = siteOf();
    const parts = { site, routes: new Routes(site), folder: '/nowhere', backend: undefined };
    expect(redirectTable(parts)).toEqual([]);
  });

  it.each(['https://cms.example.org"; }', 'https://me:secret@cms.example.org'])(
    'are refused for a backend whose address can’t be written in a host’s file: %s',
    async (url) => {
      const site = siteOf();
      const parts = { site, routes: new Routes(site), folder: '/nowhere' };
      expect(
        await problemLines(() => redirectTable({ ...parts, backend: { url, project: 'vhm' } })),
      ).toEqual([
        'DIRECTUS_PUBLIC_URL or DIRECTUS_URL: expected an address of a host without user, password or special characters, since /admin redirects there',
      ]);
    },
  );

  it('lead from /adt to its overview, if there is one', () => {
    expect(tableOf([], ['adt/allgemeine-informationen'])).toContainEqual(adt);
    expect(tableOf([], ['adt/allgemeine-informationen', 'adt'])).not.toContainEqual(adt);
  });
});

describe('a redirect of an editor', () => {
  const table = tableOf(
    [
      { from: '/Alt', to: '/kontakt' },
      { from: '/news/*', to: 'https://archiv.example.org/*', permanent: false },
    ],
    [],
  );

  it.each([
    ['/alt', '/kontakt', true],
    ['/ALT/', '/kontakt', true],
    ['/news/2020/Tagung', 'https://archiv.example.org/2020/Tagung', false],
    ['/News/', 'https://archiv.example.org/', false],
  ])('sends %s to %s', (path, to, permanent) => {
    expect(redirectOf(path, table)).toEqual({ to, permanent });
  });

  it.each(['/alter', '/alt/mehr', '/news', '/'])('does not apply to %s', (path) => {
    expect(redirectOf(path, table)).toBeUndefined();
  });
});

describe('all spellings of a path are equal', () => {
  const spellings = [
    '/über',
    '/ÜBER',
    '/über/',
    '/%C3%BCber',
    '/%c3%bcber/',
    '/u\u0308ber',
    '/Übe%72',
  ];

  it.each(spellings)('if an editor writes %s', (from) => {
    const table = tableOf([{ from, to: '/kontakt' }]);
    for (const path of spellings) expect(redirectOf(path, table)?.to).toBe('/kontakt');
    expect(redirectOf('/uber', table)).toBeUndefined();
  });

  it.each(spellings.slice(1))('so %s can’t be redirected a second time', async (from) => {
    const twice = [
      { from: '/über', to: '/kontakt' },
      { from, to: '/impressum' },
    ];
    expect(await problemLines(() => tableOf(twice))).toEqual([
      expect.stringMatching(/^redirects\[1\]: from: expected a path that is redirected once only/),
    ]);
  });
});

describe('overlapping redirects', () => {
  const table = tableOf(
    [
      { from: '/alt/*', to: '/service/*' },
      { from: '/alt/haus/*', to: '/impressum' },
      { from: '/alt/haus/tor', to: '/kontakt' },
    ],
    ['service/satzung'],
  );

  it.each([
    ['/alt/satzung', '/service/satzung'],
    ['/alt/haus/dach', '/impressum'],
    ['/alt/haus/tor', '/kontakt'],
  ])('prefer the most specific one: %s leads to %s', (path, to) => {
    expect(redirectOf(path, table)?.to).toBe(to);
  });

  it('are written with the most specific one first, since hosts use the first match', () => {
    expect(table.slice(2).map(({ from }) => from)).toEqual([
      '/alt/haus/tor',
      '/alt/haus/*',
      '/alt/*',
    ]);
  });
});

describe('the query of a request', () => {
  const table = tableOf([
    { from: '/a', to: '/kontakt' },
    { from: '/b', to: '/kontakt?thema=satzung' },
    { from: '/c', to: '/kontakt#anfahrt' },
    { from: '/d', to: 'https://example.org/' },
  ]);

  it.each([
    ['/a?x=1', '/kontakt?x=1'],
    ['/b?x=1', '/kontakt?thema=satzung'],
    ['/c?x=1', '/kontakt#anfahrt'],
    ['/d?x=1', 'https://example.org/'],
  ])('is kept within the site, unless the redirect has its own: %s leads to %s', (address, to) => {
    expect(redirectOf(address, table)?.to).toBe(to);
  });
});

describe('chains of redirects', () => {
  const toOf = (path: string, redirects: readonly object[]) => redirectOf(path, tableOf(redirects));

  it('lead to their end at once, permanently if all redirects are permanent', () => {
    const chain = [
      { from: '/eins', to: '/zwei' },
      { from: '/zwei', to: '/drei', permanent: false },
      { from: '/drei', to: '/kontakt' },
    ];
    expect(toOf('/eins', chain)).toEqual({ to: '/kontakt', permanent: false });
    expect(toOf('/zwei', chain)).toEqual({ to: '/kontakt', permanent: false });
    expect(toOf('/drei', chain)).toEqual({ to: '/kontakt', permanent: true });
  });

  it('keep a query and an anchor of a redirect in the middle, as browsers do', () => {
    const chain = [
      { from: '/eins', to: '/zwei?thema=satzung#form' },
      { from: '/zwei', to: '/kontakt' },
      { from: '/drei', to: '/vier#form' },
      { from: '/vier', to: '/kontakt#anfahrt' },
    ];
    expect(toOf('/eins', chain)?.to).toBe('/kontakt?thema=satzung#form');
    expect(toOf('/drei', chain)?.to).toBe('/kontakt#anfahrt');
  });

  it('may use the same pattern twice', () => {
    const chain = [
      { from: '/p/*', to: '/service/*' },
      { from: '/service/x', to: '/p/y' },
      { from: '/service/y', to: '/kontakt' },
      { from: '/start', to: '/p/x' },
    ];
    expect(redirectOf('/start', tableOf(chain, ['service/satzung']))?.to).toBe('/kontakt');
  });

  it('work for 5,000 redirects with a chain of 2,000', () => {
    const redirects = Array.from({ length: 5000 }, (_, index) => ({
      from: `/alt/${index}`,
      to:
        index === 4999 ? '/kontakt' : index >= 3000 ? `/alt/${index + 1}` : `/Alt/${index + 2000}`,
    }));
    const table = tableOf(redirects);
    expect(new Set(table.slice(2).map(({ to }) => to))).toEqual(new Set(['/kontakt']));
  });
});

describe('a redirect to a file', () => {
  const folder = 'data/embedded/association';
  const toFile = (to: string, others: object = {}) => {
    const site = siteOf({ redirects: [{ from: '/satzung.pdf', to }], ...others });
    return problemLines(() => redirectTable({ site, routes: new Routes(site), folder, backend }));
  };

  it.each(['/files/satzung.pdf', '/files/satzung.pdf#page=2', '/images/logo.svg', '/robots.txt'])(
    'is accepted if the file exists: %s',
    async (to) => {
      expect(await toFile(to)).toEqual([]);
    },
  );

  it.each([
    '/files/gibt-es-nicht.pdf',
    '/files/../project.json',
    '/images/satzung.pdf',
    '/feed.txt',
  ])('is reported if the file does not exist: %s', async (to) => {
    expect(await toFile(to)).toEqual([
      expect.stringMatching(
        /^redirects\[0\]: to: expected the path of a page or a document, found /,
      ),
    ]);
  });
});

describe('a redirect and the files of the content', () => {
  const folder = 'data/embedded/association';
  const tableOfFiles = (records: ReturnType<typeof rawContent>) => {
    const site = parseSite(records);
    return redirectTable({ site, routes: new Routes(site), folder, backend: undefined });
  };

  it('leads to the site’s copy of a file of Directus', () => {
    const id = 'b4a54fe9-0fd3-4020-a02d-55fd7e99389f';
    const inDirectus = rawContent({ redirects: [{ from: '/satzung.pdf', to: `/assets/${id}` }] });
    const files = new Map([[id, '/files/satzung.pdf']]);
    const table = tableOfFiles(withOwnAddresses(inDirectus, readAssetAddress, files));
    expect(redirectOf('/satzung.pdf', table)?.to).toBe('/files/satzung.pdf');
  });

  it('publishes the file that it leads to, and does not look for the file at its old address', () => {
    const redirects = [{ from: '/files/satzung-2019.pdf', to: '/files/satzung.pdf' }];
    const uses = fileUses(siteOf({ redirects })).filter((use) => use.folder === 'files');
    expect(uses).toEqual([expect.objectContaining({ file: 'satzung.pdf', field: 'to' })]);
    const table = tableOfFiles(rawContent({ redirects }));
    expect(redirectOf('/files/satzung-2019.pdf', table)?.to).toBe('/files/satzung.pdf');
  });

  it('must not hide a file', async () => {
    const redirects = [
      { from: '/files/satzung.pdf', to: '/kontakt' },
      { from: '/satzung', to: '/files/satzung.pdf' },
    ];
    expect(await problemLines(() => tableOfFiles(rawContent({ redirects })))).toEqual([
      'redirects[0]: from: expected a path that no file of the site has, found /files/satzung.pdf',
    ]);
  });
});

describe('a redirect that stops the build', () => {
  it.each<[string, readonly object[], readonly (string | RegExp)[]]>([
    [
      'hides a page',
      [{ from: '/Kontakt', to: '/impressum' }],
      ['redirects[0]: from: expected a path that no page has, found /kontakt'],
    ],
    [
      'hides pages below it',
      [{ from: '/service/*', to: '/kontakt' }],
      ['redirects[0]: from: expected a path that no page has, found /service/satzung'],
    ],
    [
      'has the path of another redirect',
      [
        { from: '/alt', to: '/kontakt' },
        { from: '/ALT', to: '/impressum' },
      ],
      ['redirects[1]: from: expected a path that is redirected once only, found /ALT'],
    ],
    [
      'has a path that the website itself redirects',
      [{ from: '/admin', to: '/kontakt' }],
      ['redirects[0]: from: expected a path that is redirected once only, found /admin'],
    ],
    ...[
      ...['/service-worker.js', '/robots.txt', '/sitemap.xml', '/en/feed.xml', '/manifest.json'],
      ...[
        '/favicon.ico',
        '/_headers',
        '/_redirects',
        '/nginx.conf',
        '/Kontakt.html',
        '/index.html',
      ],
      ...['/404.html', '/404', '/ROBOTS.txt', '/%72obots.txt'],
    ].map((from): [string, readonly object[], readonly (string | RegExp)[]] => [
      `hides a page or file of the site: ${from}`,
      [{ from, to: '/impressum' }],
      [
        /^redirects\[0\]: from: expected a path that no (?:page|file of the site) has, found \/\S+$/,
      ],
    ]),
    ...[
      ...['/images/*', '/assets/*', '/assets/main.js', '/page-data/*', '/files/*'],
      ...['/search-index/x', '/sitemap-2.xml', '/.htaccess', '/.well-known/*'],
      ...['/.well-known/security.txt', '/.netlify/functions/x', '/__preview/pages/1'],
    ].map((from): [string, readonly object[], readonly (string | RegExp)[]] => [
      `has a reserved path: ${from}`,
      [{ from, to: '/impressum' }],
      [
        `redirects[0]: from: expected a path that the website and its host do not reserve, found ${from}`,
      ],
    ]),
    [
      'hides the whole site',
      [{ from: '/*', to: '/impressum' }],
      ['redirects[0]: from: expected a path that no page has, found /'],
    ],
    [
      'leads to a page that does not exist',
      [{ from: '/alt', to: '/neu' }],
      ['redirects[0]: to: expected the path of a page or a document, found /neu'],
    ],
    [
      'leads to all paths below one that has no pages below it',
      [{ from: '/alt/*', to: '/nirgends/*' }],
      ['redirects[0]: to: expected a path below which there are pages, found /nirgends/*'],
    ],
    [
      'leads to the whole site, where a visitor’s path could begin with another host’s name',
      [{ from: '/alt/*', to: '/*' }],
      ['redirects[0]: to: expected a path with a name before /*, or a page, found /*'],
    ],
    [
      'leads from one path to all paths below another',
      [{ from: '/alt', to: '/service/*' }],
      [
        'redirects[0]: to: expected an address without /* at its end, unless from has it, found /service/*',
      ],
    ],
    [
      'makes its own path longer and longer',
      [{ from: '/alt/*', to: '/alt/neu/*' }],
      [
        'redirects[0]: to: expected an end over fewer redirects with /*, but /alt/* leads on and on',
      ],
    ],
    ...[
      ...['//example.org', '/\\example.org', '\\\\example.org', '/a\r\nSet-Cookie: b=c', '/%0d%0a'],
      ...[
        'https://me:secret@example.org',
        'https://exa mple.org',
        'https://"example.org',
        '/a/..//b',
      ],
      ...['javascript:alert(1)', 'https://example.org*', '/a*b', '/%ff', `/${'a'.repeat(600)}`],
    ].map((to): [string, readonly object[], readonly (string | RegExp)[]] => [
      `leads to an address that can’t be written in a host’s file: ${JSON.stringify(to).slice(0, 40)}`,
      [{ from: '/alt', to }],
      [/^redirects\[0\]: to: expected a path [^\n]*, found "/],
    ]),
    ...[
      ...['//alt', '/\\alt', '/al\nt', '/alt%0a', '/a%2fb', '/a%5Cb', '/alt?x', '/alt#x', '/a*b'],
      ...['/alt*', '/100%', '/%ff', '/a//b', `/${'ü'.repeat(50)}`],
    ].map((from): [string, readonly object[], readonly (string | RegExp)[]] => [
      `leads from a path that can’t be written in a host’s file: ${JSON.stringify(from).slice(0, 40)}`,
      [{ from, to: '/kontakt' }],
      [/^redirects\[0\]: from: expected a path such as \/alt[^\n]*, found "/],
    ]),
    [
      'leads to itself',
      [{ from: '/alt', to: '/Alt' }],
      ['redirects[0]: to: expected an end, but /alt leads back to itself'],
    ],
    [
      'is part of a circle',
      [
        { from: '/eins', to: '/zwei' },
        { from: '/zwei', to: '/drei/x' },
        { from: '/drei/*', to: '/eins' },
      ],
      [
        'redirects[0]: to: expected an end, but /eins leads back to itself',
        'redirects[1]: to: expected an end, but /zwei leads back to itself',
        'redirects[2]: to: expected an end, but /drei/* leads back to itself',
      ],
    ],
  ])('%s', async (_, redirects, lines) => {
    const found = await problemLines(() => tableOf(redirects, ['service/satzung']));
    expect(found).toEqual(
      lines.map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))),
    );
  });

  it('a chain that ends at a page, an anchor or another website is accepted', async () => {
    const fine = [
      { from: '/eins', to: '/zwei' },
      { from: '/zwei', to: '/kontakt#anfahrt' },
      { from: '/drei', to: 'https://example.org/drei' },
    ];
    expect(await problemLines(() => tableOf(fine))).toEqual([]);
  });
});
