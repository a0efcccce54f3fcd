import type { Content } from '../../../data/Content.ts';
import { inGerman, pageInAll, translated, type Records } from '../data/smallContent.ts';
import { siteContent } from './site.ts';

/** The parent page of the news. */
export const newsPage = pageInAll('content', {
  de: 'aktuelles',
  en: 'news',
  fr: 'actualites',
});

/** All pages of such a site. */
export const newsPages: readonly object[] = [
  ...['home', 'notFound', 'contact', 'imprint', 'privacy'].map((key) => pageInAll(key)),
  newsPage,
];

/** A news item in German and English. */
export function newsItem(slug: string, date: string, others: object = {}, texts: object = {}) {
  return {
    date,
    ...others,
    translations: [
      inGerman(`Tagung ${slug}`, { slug, ...texts }),
      translated('en', `Meeting ${slug}`, { slug, ...texts }),
    ],
  };
}

/** A site in three languages with a page for news, and the given items in German and English. */
export function newsSite(news: readonly object[], records: Records = {}): Content {
  return siteContent({ pages: newsPages, news, ...records });
}
