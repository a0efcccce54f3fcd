import { describe, expect, it } from '@jest/globals';
import { fieldsFor, asUse } from '../../../../../../cms/extensions/collegium/fileUse/uses.ts';

const news = {
  collection: {
    ...{ collection: 'news', name: 'Aktuelles', icon: null, choices: {} },
    meta: { hidden: false, singleton: false, display_template: '{{ translations.title }}' },
    fields: ['id', 'image', 'translations'],
    texts: ['language', 'title', 'image_alt', 'body'],
  },
  places: [
    { path: ['image'], holds: 'file', neededWidth: 1600 },
    { path: ['translations', 'body'], holds: 'text' },
  ],
} as const;

const item = {
  id: 7,
  image: 'f1',
  translations: [
    { language: 'de', title: 'Jahrestagung', image_alt: 'Der Saal' },
    { language: 'fr', title: 'Congrès', image_alt: ' ' },
  ],
};

describe('a record that uses a file', () => {
  it('is read with its title, its files and the descriptions of its picture', () => {
    expect(fieldsFor(news)).toEqual([
      ...['id', 'translations.title', 'translations.language', 'image', 'translations.image_alt'],
    ]);
  });

  it('has a title, a link to its form, and the languages without a description', () => {
    expect(asUse('f1', item, news, 'de')).toEqual({
      title: 'Jahrestagung',
      titleLanguage: 'de',
      collection: 'Aktuelles',
      link: '/content/news/7',
      undescribedIn: ['fr'],
      neededWidth: 1600,
    });
    expect(asUse('f1', item, news, 'fr')).toMatchObject({ title: 'Congrès', titleLanguage: 'fr' });
  });

  it('describes its own picture, not one within its text', () => {
    const use = asUse('f2', item, news, 'de');
    expect([use.undescribedIn, use.neededWidth]).toEqual([[], undefined]);
  });

  it('finds the picture in a list of pictures', () => {
    const products = {
      collection: { ...news.collection, collection: 'products', texts: ['language', 'title'] },
      places: [{ path: ['images', 'file'], holds: 'file', neededWidth: 1600 }],
    } as const;
    const product = { ...item, id: 'a/b', images: [{ file: 'f0' }, { file: 'f1' }] };
    const use = asUse('f1', product, products, 'de');
    expect([use.link, use.neededWidth]).toEqual(['/content/products/a%2Fb', 1600]);
  });

  it('is the collection itself if there is only one record', () => {
    const project = {
      collection: {
        ...{ collection: 'project', name: 'Website', icon: null, choices: {}, texts: [] },
        meta: { hidden: false, singleton: true, display_template: null },
        fields: ['id', 'logo'],
      },
      places: [{ path: ['logo'], holds: 'file' }],
    } as const;
    expect(asUse('f1', { id: 1, logo: 'f1' }, project, 'de')).toMatchObject({
      ...{
        title: 'Website',
        titleLanguage: undefined,
        link: '/content/project',
        undescribedIn: [],
      },
    });
  });
});
