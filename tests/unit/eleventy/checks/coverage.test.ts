import { describe, expect, it } from '@jest/globals';
import { product, withProducts } from '../../data/smallCatalogue.ts';
import { coverage } from '../../../../eleventy/checks/coverage.ts';
import {
  contentOf,
  contentPage,
  inGerman,
  page,
  pageInAll,
  smallest,
  translated,
} from '../../data/smallContent.ts';

const complete = {
  project: [
    {
      ...smallest.project[0]!,
      translations: ['de', 'en', 'fr'].map((language) => ({ language, seo_title: 'Verband' })),
    },
  ],
  legal: [{ translations: ['de', 'en', 'fr'].map((language) => ({ language })) }],
  pages: smallest.pages.map(({ key }) => pageInAll(key)),
};

describe('coverage', () => {
  it('counts the pages of each language; French has one legal page', () => {
    expect(coverage(contentOf(complete))).toEqual([
      { language: 'de', pages: 5, missingPages: [], missingTexts: [] },
      { language: 'en', pages: 5, missingPages: [], missingTexts: [] },
      { language: 'fr', pages: 4, missingPages: [], missingTexts: [] },
    ]);
  });

  it('names the pages that do not exist in a language, and not their texts', () => {
    const pages = [...complete.pages, contentPage('satzung')];
    expect(coverage(contentOf({ ...complete, pages }))).toMatchObject([
      { language: 'de', pages: 6, missingPages: [] },
      { language: 'en', pages: 5, missingPages: ['pages[5]'], missingTexts: [] },
      { language: 'fr', pages: 4, missingPages: ['pages[5]'], missingTexts: [] },
    ]);
  });

  it('counts what a shop shows among the pages', () => {
    const german = product('amalie', { translations: [inGerman('Amalie', { slug: 'amalie' })] });
    const ring = product('ring', { category: 'jewelry' });
    const pages = [...complete.pages, pageInAll('products'), pageInAll('brands')];
    const shop = contentOf({ ...complete, ...withProducts(german, ring), pages });
    const missing = coverage(shop).map(({ missingPages }) => missingPages);
    expect(missing).toEqual([
      [],
      ['manufacturers[1]', 'products[0]'],
      // A product is in a language when its category is.
      ['productCategories[1]', 'manufacturers[1]', 'products[0]', 'products[1]'],
    ]);
  });

  it('names the single texts that German stands in for', () => {
    const satzung = page(
      'content',
      inGerman('Satzung', { slug: 'satzung', lead: 'Seit 1990.', body: '<p>§ 1</p>' }),
      translated('en', 'Statutes', { slug: 'statutes', body: '<p>Section 1</p>' }),
    );
    const pages = [...complete.pages, satzung];
    expect(coverage(contentOf({ ...complete, pages }))[1]!.missingTexts).toEqual(['pages[5].lead']);
  });

  it('finds them wherever they are, each once', () => {
    const menus = [
      {
        id: 'primary',
        entries: [
          {
            path: '/kontakt',
            translations: [
              { language: 'de', displayName: 'Kontakt' },
              { language: 'en', displayName: 'Contact' },
            ],
          },
        ],
      },
    ];
    const [, english, french] = coverage(contentOf({ ...complete, menus }));
    expect(english!.missingTexts).toEqual([]);
    expect(french!.missingTexts).toEqual(['site.menus.0.entries.0.displayName']);
  });
});
