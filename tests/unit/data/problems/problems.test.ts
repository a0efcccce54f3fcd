import { describe, expect, it } from '@jest/globals';
import { kindNames } from '../../../../data/kinds/index.ts';
import type { RawContent, RawRecord } from '../../../../data/model/rawContent.ts';
import { parseSite } from '../../../../data/model/site.ts';
import { checkReferences } from '../../../../data/checks/references.ts';
import { Routes } from '../../../../data/routes/Routes.ts';
import {
  collections,
  type CollectionShape,
} from '../../../../data/sources/directus/collections.ts';
import {
  contentPage,
  inGerman,
  page,
  problemLines,
  smallest,
  translated,
  type Records,
} from '../smallContent.ts';

/**
 * A message names the place in Directus: the collection and id, the field, and the language of a
 * text.
 */
describe('a mistake in Directus is told with its place', () => {
  const german = { language: 'de', title: 'Uhr', slug: 'uhr', description: 'Eine Uhr.' };
  const product = { category: 'watches', translations: [german] };
  const category = { key: 'watches', translations: [inGerman('Uhren')] };
  const label = (text: string) => [{ language: 'de', displayName: text }];

  it.each<[string, Records, string]>([
    [
      'a wrong value',
      {
        consents: [
          { function_id: 'Videos', translations: [{ language: 'de', display_name: 'V' }] },
        ],
      },
      'consents/1: function_id',
    ],
    [
      'a wrong text in another language',
      {
        pages: pages(
          page('content', inGerman('A', { slug: 'a' }), translated('fr', '', { slug: 'a' })),
        ),
      },
      'pages/6: translations.fr.title',
    ],
    [
      'a missing text',
      {
        products: [
          { ...product, translations: [german, { language: 'en', title: 'Watch', slug: 'watch' }] },
        ],
      },
      'products/1: translations.en.description',
    ],
    [
      'a missing translation',
      { pages: pages(page('content', translated('en', 'A', { slug: 'a' }))) },
      'pages/6: translations: expected a translation in the default language, de',
    ],
    [
      'a translation too many',
      { pages: pages(page('content', inGerman('A', { slug: 'a' }), inGerman('B', { slug: 'b' }))) },
      'pages/6: translations.de.language',
    ],
    [
      'a text in a list',
      {
        products: [
          {
            ...product,
            images: [
              {
                file: 'uhr.jpg',
                translations: [
                  { language: 'de', image_alt: 'A' },
                  { language: 'fr', caption: 'A' },
                ],
              },
            ],
          },
        ],
      },
      'products/1: images.0.translations.fr.image_alt',
    ],
    [
      'a field that there is not',
      { theme: [{ ...smallest.theme[0], brandcolor: '#000' }] },
      'theme: brandcolor',
    ],
    [
      'a text that there is not',
      { widgets: [{ widget_name: 'address', translations: [{ language: 'de', haeder: 'X' }] }] },
      'widgets/1: translations.de.haeder',
    ],
    [
      'a picture that is not described',
      { productCategories: [{ ...category, image: { file: 'uhr.jpg' } }] },
      'product_categories/1: translations.de.image_alt',
    ],
    [
      'a picture that is missing',
      { project: [{ ...smallest.project[0], logo: undefined }] },
      'project: logo',
    ],
    [
      'a slug that is taken',
      {
        pages: pages(
          contentPage('a'),
          page('content', inGerman('B', { slug: 'b' }), translated('en', 'B', { slug: 'b' })),
          page('content', inGerman('C', { slug: 'c' }), translated('en', 'C', { slug: 'b' })),
        ),
      },
      'pages/8: translations.en.slug',
    ],
    [
      'a page that there may be once',
      { pages: pages(page('contact', inGerman('Kontakt 2'))) },
      'pages/6: key',
    ],
    [
      'a section that is not translated',
      {
        pages: pages(contentPage('aktuelles')),
        news: [
          {
            date: '2026-11-21',
            translations: [inGerman('A', { slug: 'a' }), translated('en', 'A', { slug: 'a' })],
          },
        ],
      },
      'news/1: translations.en',
    ],
    [
      'a dead entry of a menu',
      {
        menus: [
          {
            id: 'footer',
            entries: [
              { path: '/kontakt', translations: label('K') },
              { path: '/fort', translations: label('F') },
            ],
          },
        ],
      },
      'menus/footer: entries.1.path',
    ],
    [
      'a dead entry deep in a menu',
      {
        menus: [
          {
            id: 'primary',
            entries: [
              {
                translations: label('K'),
                groups: [
                  { translations: label('G'), sub: [{ path: '/fort', translations: label('F') }] },
                ],
              },
            ],
          },
        ],
      },
      'menus/primary: entries.0.groups.0.sub.0.path',
    ],
    [
      'a dead tile',
      {
        pages: [
          {
            ...smallest.pages[0],
            topics: [{ path: '/fort', translations: [{ language: 'de', title: 'T', text: 'T' }] }],
          },
          ...smallest.pages.slice(1),
        ],
      },
      'pages/1: topics.0.path',
    ],
  ])('%s', async (_, records, place) => {
    expect(await problemLines(() => check(inDirectus(records)))).toEqual([
      expect.stringMatching(new RegExp(`^${escaped(place)}`)),
    ]);
  });
});

/** The pages that every site needs, then more pages. The first additional page is `pages/6`. */
function pages(...further: readonly object[]): readonly object[] {
  return [...smallest.pages, ...further];
}

function check(content: RawContent): void {
  const site = parseSite(content);
  checkReferences(site, new Routes(site));
}

/** Content whose records have the origins that they get from Directus. */
function inDirectus(records: Records): RawContent {
  const given: Records = { ...smallest, ...records };
  return Object.fromEntries(
    kindNames.map((kind) => {
      const values = (given[kind] ?? []) as readonly object[];
      return [kind, values.map(originated(collections[kind]))];
    }),
  ) as Partial<RawContent> as RawContent;
}

function originated({ collection, singleton }: CollectionShape) {
  return (value: object, index: number): RawRecord => {
    const id = 'id' in value ? String(value.id) : String(index + 1);
    return { origin: singleton ? collection : `${collection}/${id}`, value };
  };
}

function escaped(text: string): string {
  return text.replace(/[.[\]]/g, '\\$&');
}
