/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { redirectOf, redirectTable } from '../../../data/routes/redirects.ts';
import { Routes } from '../../../data/routes/routes.ts';
import { contentPage, problemLines, siteOf, smallest } from './smallContent.ts';

const backend = { url: 'https://cms.example.org', project: 'vhm' };

function tableOf(redirects: readonly object[] = [], slugs: readonly string[] = []) {
  const site = siteOf({
    pages: [...smallest.pages, ...slugs.map((slug) => contentPage(slug))],
    redirects,
  });
  return redirectTable(site, new Routes(site), backend);
}

describe('the redirects of the specification', () => {
  const adt = { from: '/adt', to: '/adt/allgemeine-informationen', permanent: true };

  it('lead from /admin to the backend, and in a second entry to its login', () => {
    expect(tableOf()).toEqual([
      { from: '/admin', to: 'https://cms.example.org/', permanent: true },
      {
        from: '/admin',
        to: 'https://cms.example.org/admin/login?project=vhm',
        permanent: true,
      },
    ]);
    expect(redirectOf('/admin', tableOf())?.to).toBe('https://cms.example.org/');
  });

  it('lead nowhere from /admin where there is no backend', () => {
    const site = siteOf();
    expect(redirectTable(site, new Routes(site), undefined)).toEqual([]);
  });

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

  it.each(['/alter', '/alt/mehr', '/news', '/'])('has nothing to say about %s', (path) => {
    expect(redirectOf(path, table)).toBeUndefined();
  });
});

describe('a redirect stops the build', () => {
  it.each<[string, readonly object[], readonly string[]]>([
    [
      'that hides a page',
      [{ from: '/Kontakt', to: '/impressum' }],
      ['redirects[0]: from: expected a path that no page has, found /kontakt'],
    ],
    [
      'that hides pages below it',
      [{ from: '/service/*', to: '/kontakt' }],
      ['redirects[0]: from: expected a path that no page has, found /service/satzung'],
    ],
    [
      'whose path has one already',
      [
        { from: '/alt', to: '/kontakt' },
        { from: '/ALT', to: '/impressum' },
      ],
      ['redirects[1]: from: expected a path that is redirected once only, found /ALT'],
    ],
    [
      'whose path the site itself redirects',
      [{ from: '/admin', to: '/kontakt' }],
      ['redirects[0]: from: expected a path that is redirected once only, found /admin'],
    ],
    [
      'to a page that is not there',
      [{ from: '/alt', to: '/neu' }],
      ['redirects[0]: to: expected the path of a page, found /neu'],
    ],
    [
      'that leads to itself',
      [{ from: '/alt', to: '/Alt' }],
      ['redirects[0]: to: expected an end, but /alt leads back to itself'],
    ],
    [
      'that is part of a circle',
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
    expect(await problemLines(() => tableOf(redirects, ['service/satzung']))).toEqual(lines);
  });

  it('not if it leads to another that ends at a page, in a page’s middle, or elsewhere', async () => {
    const fine = [
      { from: '/eins', to: '/zwei' },
      { from: '/zwei', to: '/kontakt#anfahrt' },
      { from: '/drei', to: 'https://example.org/drei' },
    ];
    expect(await problemLines(() => tableOf(fine))).toEqual([]);
  });
});
