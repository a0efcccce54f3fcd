import { describe, expect, it } from '@jest/globals';
import { alternatesOf } from '../../../../data/routes/alternates.ts';
import { subNavigationOf } from '../../../../data/routes/subNavigation.ts';
import { contentOf, contentPage, pageInAll, problemLines, smallest } from '../smallContent.ts';

const named = (de: string, en = de, fr = de) => [
  { language: 'de', displayName: de },
  { language: 'en', displayName: en },
  { language: 'fr', displayName: fr },
];
const link = (path: string) => ({ path, translations: named(path) });
const group = (translations: readonly object[], ...paths: readonly string[]) => ({
  translations,
  sub: paths.map(link),
});

const pages = [
  ...['home', 'notFound', 'contact', 'imprint', 'privacy'].map((key) => pageInAll(key)),
  pageInAll('content', { de: 'wir/vorstand', en: 'about-us/board', fr: 'nous/comite' }),
  pageInAll('content', { de: 'wir/partner', en: 'about-us/partners', fr: 'nous/partenaires' }),
  pageInAll('content', { de: 'arbeitskreise', en: 'groups', fr: 'groupes' }),
  contentPage('wir/gebuehren'),
];
const us = named('Wer wir sind', 'Who we are', 'Qui sommes-nous');
const usEntry = group(us, '/arbeitskreise', '/wir/vorstand', '/wir/partner', '/wir/gebuehren');

const contentWith = (entries: readonly object[], more: readonly object[] = []) =>
  contentOf({ pages: [...pages, ...more], menus: [{ id: 'primary', entries }] });

describe('the overview of a group of the menu', () => {
  it('is where most of its pages are, in each language', () => {
    const { routes } = contentWith([usEntry]);
    const route = routes.at('/wir')!;
    expect(route.page).toMatchObject({ key: 'overview', origin: 'menus[0]' });
    expect(alternatesOf(route, routes).map(({ path }) => path)).toEqual([
      ...['/wir', '/en/about-us', '/fr/nous', '/wir'],
    ]);
  });

  it('is called as the group is, and tells search engines what is in it', () => {
    const { page } = contentWith([usEntry]).routes.at('/fr/nous')!;
    expect(page.translations.find(({ language }) => language === 'fr')).toMatchObject({
      title: 'Qui sommes-nous',
      description: 'Qui sommes-nous: /arbeitskreise, /wir/vorstand, /wir/partner et /wir/gebuehren',
    });
  });

  it('is at the name of the group where its pages are in no folder', () => {
    const { routes } = contentWith([group(us, '/arbeitskreise', '/kontakt')]);
    expect(routes.at('/wer-wir-sind')?.page.key).toBe('overview');
    expect(routes.at('/en/who-we-are')?.page.key).toBe('overview');
  });

  it('has an address that fits into the name of a file, however long the name of the group is', () => {
    const long = named('Haltestelle'.repeat(30));
    const { routes } = contentWith([group(long, '/arbeitskreise', '/kontakt')]);
    const { path } = routes.all.find(({ page }) => page.key === 'overview')!;
    expect(path).toMatch(/^\/haltestelle-[a-z-]+$/);
    expect(path.length).toBeLessThan(210);
  });

  it('is what the sub-navigation of its pages leads to', () => {
    const { site, routes } = contentWith([usEntry]);
    const { page } = routes.at('/arbeitskreise')!;
    expect(subNavigationOf(page, site.menus, routes)?.overview).toBe('/wir');
  });

  it('makes way for a page that an editor puts there', () => {
    const { site, routes } = contentWith([usEntry], [contentPage('wir')]);
    expect(routes.at('/wir')?.page.key).toBe('content');
    expect(routes.byKey.overview).toEqual([]);
    const { page } = routes.at('/wir/partner')!;
    expect(subNavigationOf(page, site.menus, routes)?.overview).toBe('/wir');
  });

  it.each([
    ['names a page itself', { ...usEntry, path: '/arbeitskreise' }],
    ['leads to one page only', group(us, '/wir/vorstand')],
  ])('is not there for a group that %s', (_, entry) => {
    expect(contentWith([entry]).routes.byKey.overview).toEqual([]);
  });

  it('is a problem where another page has its address in another language', async () => {
    const taken = pageInAll('content', { de: 'andere', en: 'about-us', fr: 'autre' });
    expect(await problemLines(() => contentWith([usEntry], [taken]))).toEqual([
      expect.stringMatching(
        /^menus\[0\]: entries\.0\.path: expected the path of a page, since the overview of Wer wir sind would be at \/en\/about-us, where pages\[9\] is/,
      ),
    ]);
  });

  it('is a problem where two groups have their pages in one folder', async () => {
    const entries = [group(us, '/wir/vorstand', '/wir/partner'), usEntry];
    expect(await problemLines(() => contentWith(entries))).toEqual([
      expect.stringContaining('where the overview of another group is'),
    ]);
  });
});

it('keeps the small site as it is', () => {
  expect(contentOf().routes.all).toHaveLength(smallest.pages.length);
});
