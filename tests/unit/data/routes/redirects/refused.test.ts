import { describe, expect, it } from '@jest/globals';
import { problemLines } from '../../smallContent.ts';
import { tableOf } from './table.ts';

/* A redirect that would hide a page, lead nowhere or never end stops the build. */

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
