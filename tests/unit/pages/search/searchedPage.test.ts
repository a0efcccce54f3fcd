import { describe, expect, it } from '@jest/globals';
import { searchedPage } from '../../../../pages/search/searchedPage.ts';
import { inGerman, page, pageInAll } from '../../data/smallContent.ts';
import { newsItem, newsSite } from '../newsSite.ts';
import { contextAt } from '../pageAt.tsx';
import { shopSite, watch } from '../shopSite.ts';

const news = Array.from({ length: 11 }, (_, index) =>
  newsItem(`tagung-${index}`, '2026-11-02', { author: 'Dr. Muster' }),
);
const content = newsSite(news, {
  pages: [
    ...['home', 'notFound', 'search', 'sitemap', 'contact', 'imprint', 'privacy'].map((key) =>
      pageInAll(key),
    ),
    pageInAll('content', { de: 'aktuelles', en: 'news', fr: 'actualites' }),
    page('content', inGerman('Satzung', { slug: 'satzung' })),
  ],
});
const searchedAt = (path: string) => searchedPage(contextAt(path, content));

describe('what a page is found with', () => {
  it('is its title and its place in the site', () => {
    expect(searchedAt('/satzung')).toMatchObject({
      path: '/satzung',
      language: 'de',
      kind: 'page',
      title: 'Satzung',
      place: '',
    });
  });

  it('is the date and the author of news, too', () => {
    expect(searchedAt('/aktuelles/tagung-1')).toMatchObject({
      kind: 'news',
      title: 'Tagung tagung-1',
      place: 'content de · 2. November 2026',
      author: 'Dr. Muster',
    });
    expect(searchedAt('/en/news/tagung-1')?.place).toBe('content en · 2 November 2026');
  });
});

describe('a product', () => {
  const maker = { manufacturer: 'werkstatt-1' };
  const shop = shopSite(0, {
    products: [watch('Morgen', { ...maker, price: 1250 }), watch('Abend')],
  });
  const placeAt = (path: string) => searchedPage(contextAt(path, shop))?.place;

  it('is found with its category, its maker and its price', () => {
    expect(placeAt('/en/watches/morgen')).toBe('Watches · Werkstatt 1 · €1,250');
  });

  it('is found with what there is', () => {
    expect(placeAt('/en/watches/abend')).toBe('Watches');
  });

  it('is found itself, and not the further parts of lists', () => {
    expect(searchedPage(contextAt('/uhren/abend', shop))?.kind).toBe('product');
    expect(searchedPage(contextAt('/produkte/2', shopSite(30)))).toBeUndefined();
  });
});

describe('found are', () => {
  it.each([
    ['/satzung', true],
    ['/aktuelles', true],
    ['/aktuelles/tagung-1', true],
    ['/en/contact', true],
    ['/aktuelles/2', false],
    ['/suche', false],
    ['/uebersicht', false],
    ['/404', false],
  ])('%s: %s', (path, searched) => {
    expect(searchedAt(path) !== undefined).toBe(searched);
  });
});
