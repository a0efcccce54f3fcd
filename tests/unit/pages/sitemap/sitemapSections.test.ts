import { describe, expect, it } from '@jest/globals';
import { plain } from '../../../../components/i18n/Words.tsx';
import type { SitemapEntry } from '../../../../components/sitemap/SitemapPage.tsx';
import { sitemapSections } from '../../../../pages/sitemap/sitemapSections.ts';
import { inGerman, page, pageInAll } from '../../data/smallContent.ts';
import { newsItem, newsSite } from '../newsSite.ts';
import { contextAt } from '../pageAt.tsx';
import { shopPages, shopSite } from '../shopSite.ts';
import { entry } from '../site.ts';

const primary = {
  id: 'primary',
  entries: [
    entry('Neues', 'News', { path: '/aktuelles' }),
    entry('Verband', 'Association', {
      sub: [entry('Satzung', 'Statutes', { path: '/satzung' })],
      groups: [
        { ...entry('Geld', 'Money'), sub: [entry('Gebühren', 'Fees', { path: '/gebuehren' })] },
      ],
    }),
    entry('Kontakt', 'Contact', { path: '/kontakt' }),
  ],
};
const news = Array.from({ length: 11 }, (_, index) => newsItem(`tagung-${index}`, '2026-11-02'));
const content = newsSite(news, {
  menus: [primary],
  pages: [
    ...['home', 'notFound', 'search', 'sitemap', 'contact', 'imprint', 'privacy'].map((key) =>
      pageInAll(key),
    ),
    pageInAll('content', { de: 'aktuelles', en: 'news', fr: 'actualites' }),
    page('content', inGerman('Beirat der Satzung', { slug: 'satzung/beirat' })),
    pageInAll('content', { de: 'satzung', en: 'statutes', fr: 'statuts' }),
    page('content', inGerman('Gebühren', { slug: 'gebuehren' })),
  ],
});

const sectionsAt = (path: string) => sitemapSections(contextAt(path, content));
const hrefs = (entries: readonly Pick<SitemapEntry, 'href' | 'entries'>[]): string[] =>
  entries.flatMap(({ href, entries: below }) => [...(href ? [href] : []), ...hrefs(below)]);

describe('the sections', () => {
  it('are those of the menu, news last, and one for the rest', () => {
    expect(sectionsAt('/uebersicht').map(({ heading, href }) => [heading, href])).toEqual([
      // The overview page of this section.
      ['Verband', '/verband'],
      ['Neues', '/aktuelles'],
      ['Weitere Seiten', undefined],
    ]);
  });

  it('have news below their list', () => {
    expect(hrefs(sectionsAt('/uebersicht')[1]!.entries)).toHaveLength(11);
  });

  it('have groups by their names, and pages below those that they are below of', () => {
    expect(sectionsAt('/uebersicht')[0]!.entries).toMatchObject([
      { href: '/satzung', entries: [{ href: '/satzung/beirat' }] },
      { label: 'Geld', entries: [{ href: '/gebuehren' }] },
    ]);
  });

  it('have the rest by name, the start page first', () => {
    const [first, ...others] = sectionsAt('/uebersicht').at(-1)!.entries;
    expect(first).toMatchObject({ href: '/' });
    const names = others.map(({ label }) => plain(label));
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'de')));
  });

  it('leave out what there is not in the language', () => {
    const [association] = sectionsAt('/en/sitemap');
    expect(association).toMatchObject({
      heading: 'Association',
      entries: [{ href: '/en/statutes', entries: [] }],
    });
    expect(association!.entries).toHaveLength(1);
  });

  it.each(['/uebersicht', '/en/sitemap', '/fr/plan-du-site'])(
    'have each page of the language once: %s',
    (path) => {
      const { route, language } = contextAt(path, content);
      const all = content.routes.all
        .filter((one) => one.language === language && one.path !== route.path)
        .filter(({ page: { key } }) => key !== 'notFound' && key !== 'search')
        .filter(({ newsList }) => newsList === undefined || newsList.number === 1)
        .map((one) => one.path);
      expect(hrefs(sectionsAt(path)).sort()).toEqual(all.sort());
    },
  );
});

describe('of a catalogue', () => {
  const shop = shopSite(30, {
    pages: [...shopPages, pageInAll('sitemap')],
    menus: [{ id: 'primary', entries: [entry('Uhren', 'Watches', { path: '/uhren' })] }],
  });
  const listed = sitemapSections(contextAt('/uebersicht', shop)).flatMap(({ href, entries }) =>
    hrefs([{ href, entries }]),
  );

  it('categories and brands are there, each once', () => {
    expect(listed).toEqual(expect.arrayContaining(['/uhren', '/perlen', '/marken/werkstatt-1']));
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('neither products are there nor the parts of their lists', () => {
    expect(shop.routes.at('/produkte/2')).toBeDefined();
    expect(listed).not.toContain('/produkte/2');
    expect(listed.filter((href) => shop.routes.at(href)?.page.key === 'product')).toEqual([]);
  });
});
