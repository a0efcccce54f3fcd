import { describe, expect, it } from '@jest/globals';
import { headProps } from '../../../../pages/frame/headProps.ts';
import { newsItem, newsSite } from '../newsSite.ts';
import { contextAt, siteUrl } from '../pageAt.tsx';
import { siteContent } from '../site.ts';

const content = siteContent();
const withNews = newsSite([newsItem('a', '2026-11-02')]);
const headAt = (path: string) => headProps(contextAt(path, content), siteUrl);
const alternatesAt = (path: string) =>
  Object.fromEntries(headAt(path).alternates.map(({ hrefLang, href }) => [hrefLang, href]));

describe('the title', () => {
  it('is that of the page and of the site', () => {
    expect(headAt('/satzung').title).toBe('content de – Verband');
    expect(headAt('/en/statutes').title).toBe('content en – Association');
  });

  it('of the start page is that of the site', () => {
    expect(headAt('/en/').title).toBe('Association');
  });

  it('is in German where the site has no name in the language', () => {
    expect(headAt('/fr/statuts')).toMatchObject({
      title: 'content fr – Verband',
      siteName: 'Verband',
    });
  });
});

describe('the further parts of a list', () => {
  const days = Array.from({ length: 12 }, (_, index) => String(index + 10));
  const list = newsSite(days.map((day) => newsItem(`t-${day}`, `2026-11-${day}`)));
  const head = headProps(contextAt('/aktuelles/2', list), siteUrl);

  it('say in their title which part they are', () => {
    expect(head.title).toBe('content de (Seite 2) – Verband');
  });

  it('are pages of their own, and have no counterpart in other languages', () => {
    expect(head).toMatchObject({ canonical: 'https://vhm.example/aktuelles/2', alternates: [] });
  });
});

describe('what search engines get', () => {
  it('is the description of the page', () => {
    expect(headAt('/satzung').description).toBe('Alles über content de.');
    expect(headAt('/fr/statuts').description).toBe('content fr.');
  });

  it('is the keywords of the page, else those of the site', () => {
    expect(headAt('/gebuehren').keywords).toBe('Honorar');
    expect(headAt('/en/statutes').keywords).toBe('professions');
    expect(headAt('/fr/statuts').keywords).toBe('Heilberufe');
  });

  it('is where the page is, in full', () => {
    expect(headAt('/en/').canonical).toBe('https://vhm.example/en/');
    expect(headAt('/satzung').canonical).toBe('https://vhm.example/satzung');
  });

  it('is the territory of the language for social cards', () => {
    expect(['/', '/en/', '/fr/'].map((path) => headAt(path).openGraphLocale)).toEqual([
      'de_DE',
      'en_GB',
      'fr_FR',
    ]);
  });
});

describe('social networks', () => {
  it('get the title of the page without that of the site, which they show beside it', () => {
    expect(headAt('/en/statutes').ownTitle).toBe('content en');
    expect(headAt('/en/').ownTitle).toBe('Association');
  });

  it('get the picture of the page, in full', () => {
    expect(headAt('/satzung').image).toBeUndefined();
    const socialImage = { address: '/assets/social/a.jpg', alt: { text: 'Saal', lang: 'de' } };
    const head = headProps({ ...contextAt('/en/statutes', content), socialImage }, siteUrl);
    expect(head.image).toEqual({
      src: 'https://vhm.example/assets/social/a.jpg',
      width: 1200,
      height: 630,
      alt: 'Saal',
    });
  });

  it('are told which pages are articles', () => {
    expect(headAt('/satzung').openGraphType).toBe('website');
    expect(headProps(contextAt('/aktuelles/a', withNews), siteUrl).openGraphType).toBe('article');
  });
});

describe('the same page in other languages', () => {
  it('is named with itself, and German for everybody else', () => {
    const alternates = {
      de: 'https://vhm.example/satzung',
      en: 'https://vhm.example/en/statutes',
      fr: 'https://vhm.example/fr/statuts',
      'x-default': 'https://vhm.example/satzung',
    };
    for (const path of ['/satzung', '/en/statutes', '/fr/statuts']) {
      expect(alternatesAt(path)).toEqual(alternates);
    }
  });

  it('leaves out a language that the page does not exist in', () => {
    expect(Object.keys(alternatesAt('/schiedsstelle'))).toEqual(['de', 'en', 'x-default']);
  });

  it('is none where the page exists in one language only', () => {
    expect(alternatesAt('/gebuehren')).toEqual({});
  });

  it('is none for the French privacy notice, which is a part of the imprint', () => {
    expect(Object.keys(alternatesAt('/datenschutz'))).toEqual(['de', 'en', 'x-default']);
    expect(alternatesAt('/fr/mentions-legales')).toEqual({
      de: 'https://vhm.example/impressum',
      en: 'https://vhm.example/en/imprint',
      fr: 'https://vhm.example/fr/mentions-legales',
      'x-default': 'https://vhm.example/impressum',
    });
  });

  it('names this page in turn, everywhere', () => {
    for (const { path, language, page } of content.routes.all) {
      if (page.key === 'notFound') continue;
      const alternates = Object.entries(alternatesAt(path));
      for (const [, href] of alternates) {
        expect(alternatesAt(href.slice(siteUrl.length))).toEqual(Object.fromEntries(alternates));
      }
      if (alternates.length > 0) expect(alternatesAt(path)[language]).toBe(siteUrl + path);
    }
  });
});

describe('the page that says that there is none', () => {
  it.each(['/404', '/en/404', '/fr/404'])('is not to be found: %s', (path) => {
    expect(headAt(path)).toMatchObject({ canonical: undefined, alternates: [] });
  });
});
