import { newsItem, newsPage } from '../../pages/newsSite.ts';
import { product, smallCatalogue } from '../../data/smallCatalogue.ts';
import { contentPage, pageInAll, smallest, type Records } from '../../data/smallContent.ts';

/** About a dozen pages in two languages, with each kind of content that an edit may change. */
export const editedContent: Records = {
  ...smallest,
  ...smallCatalogue,
  project: smallest.project.map((project) => ({ ...project, languages: ['de', 'en'] })),
  pages: [
    ...['home', 'notFound', 'contact', 'imprint', 'privacy', 'search', 'sitemap', 'offline'].map(
      (key) => pageInAll(key),
    ),
    ...[pageInAll('products'), pageInAll('brands'), newsPage],
    contentPage('vorstand', {
      body: '<p><a href="/aktuelles/dritte">Die dritte Nachricht</a></p>',
      navigation_title: 'Vorstand',
    }),
  ],
  news: ['erste', 'zweite', 'dritte', 'vierte', 'fuenfte'].map((slug, index) =>
    newsItem(slug, `2026-01-0${index + 1}`, {}, { body: `<p>Text von ${slug}.</p>` }),
  ),
  products: [product('wecker'), product('armbanduhr'), product('taschenuhr')],
  menus: [
    {
      id: 'primary',
      entries: [
        { path: '/aktuelles', translations: [{ language: 'de', displayName: 'Aktuelles' }] },
        { path: '/vorstand', translations: [{ language: 'de', displayName: 'Vorstand' }] },
      ],
    },
  ],
  organisations: [
    {
      group: 'partners',
      name: 'Bibliothek',
      link: 'https://www.bibliothek.example/',
      image: { file: 'logo.svg' },
      translations: [{ language: 'de', description: 'Eine Bibliothek.' }],
    },
  ],
  consents: [
    {
      function_id: 'videos',
      default_on: false,
      translations: [{ language: 'de', display_name: 'Videos', description: 'Zeigt Videos.' }],
    },
  ],
  redirects: [{ from: '/satzung-alt', to: '/satzung', permanent: true }],
};
