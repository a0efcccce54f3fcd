import { describe, expect, it } from '@jest/globals';
import { withMovedPaths } from '../../../../data/routes/withMovedPaths.ts';
import { smallest, siteOf } from '../smallContent.ts';
import { entry } from '../../pages/site.ts';

const redirects = [
  { from: '/alt', to: '/neu' },
  { from: '/neu', to: '/service/satzung' },
  { from: '/hinaus', to: 'https://example.org' },
  { from: '/stelle', to: '/kontakt#anfahrt' },
  { from: '/alles/*', to: '/service/*' },
  { from: '/rund', to: '/herum' },
  { from: '/herum', to: '/rund' },
];

function movedEntry(path: string): (string | undefined)[] {
  const site = siteOf({
    redirects,
    menus: [
      {
        id: 'primary',
        entries: [
          entry('A', 'A', {
            path,
            sub: [entry('B', 'B', { path })],
            groups: [
              {
                translations: [{ language: 'de', displayName: 'C' }],
                sub: [entry('D', 'D', { path })],
              },
            ],
          }),
        ],
      },
    ],
  });
  const [moved] = withMovedPaths(site).menus[0]!.entries;
  return [moved!.path, moved!.sub[0]!.path, moved!.groups[0]!.sub[0]!.path];
}

describe('a menu entry', () => {
  it.each(['/alt', '/neu', '/Alt'])('leads to the end of the redirects from %s', (path) => {
    expect(movedEntry(path)).toEqual(Array(3).fill('/service/satzung'));
  });

  it.each(['/kontakt', '/hinaus', '/stelle', '/alles/satzung', '/rund'])(
    'keeps a path that did not move to a page: %s',
    (path) => {
      expect(movedEntry(path)).toEqual([path, path, path]);
    },
  );
});

describe('an organisation', () => {
  const linkOf = (link: string) =>
    withMovedPaths(
      siteOf({
        redirects,
        organisations: [
          {
            ...{ name: 'Verein', group: 'partners', link },
            translations: [{ language: 'de', description: 'Partner' }],
          },
        ],
      }),
    ).organisations[0]!.link;

  it('leads to the new address and keeps the place on the page', () => {
    expect(linkOf('/alt#beitrag')).toBe('/service/satzung#beitrag');
    expect(linkOf('https://example.org/alt')).toBe('https://example.org/alt');
  });
});

it('a tile of the start page leads to the new address', () => {
  const tile = {
    path: '/alt',
    translations: [{ language: 'de', title: 'Satzung', text: 'Satzung' }],
  };
  const site = siteOf({
    redirects,
    pages: smallest.pages.map((page) => (page.key === 'home' ? { ...page, topics: [tile] } : page)),
  });
  const home = withMovedPaths(site).pages.find(({ key }) => key === 'home');
  expect(home).toMatchObject({ topics: [{ path: '/service/satzung' }] });
});

it('returns the same site if there are no redirects', () => {
  const site = siteOf(smallest);
  expect(withMovedPaths(site)).toBe(site);
});
