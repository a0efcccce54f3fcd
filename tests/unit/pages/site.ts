import {
  contentOf,
  inGerman,
  page,
  pageInAll,
  smallest,
  translated,
  type Records,
} from '../data/smallContent.ts';

const satzung = { de: 'satzung', en: 'statutes', fr: 'statuts' };

/** A small site in three languages. One page exists only in German, and one lacks French. */
export function siteContent(records: Records = {}) {
  return contentOf({
    project: [
      {
        ...smallest.project[0]!,
        translations: [
          { language: 'de', seo_title: 'Verband', seo_keywords: 'Heilberufe' },
          { language: 'en', seo_title: 'Association', seo_keywords: 'professions' },
        ],
      },
    ],
    pages: [
      ...['home', 'notFound', 'contact', 'imprint', 'privacy'].map((key) => pageInAll(key)),
      pageInAll('content', satzung),
      page('content', inGerman('Gebühren', { slug: 'gebuehren', keywords: 'Honorar' })),
      page(
        'content',
        inGerman('Schiedsstelle', { slug: 'schiedsstelle', body: '<p>§ 1</p>' }),
        translated('en', 'Arbitration', { slug: 'arbitration' }),
      ),
      pageInAll('content', { de: 'barrierefreiheit', en: 'accessibility', fr: 'accessibilite' }),
    ],
    ...records,
  });
}

/** An entry of a menu with a German and an English name. */
export function entry(de: string, en: string, others: object = {}) {
  return {
    translations: [
      { language: 'de', displayName: de },
      { language: 'en', displayName: en },
    ],
    ...others,
  };
}
