import { latestNewsPlaces } from './LatestNews.fixtures.ts';
import type { LatestNewsItemProps } from './LatestNewsItem.island.tsx';

const words = {
  'breadcrumbs.label': 'Sie sind hier',
  'latestNews.loading': 'Der Beitrag wird geladen …',
  'latestNews.loaded': 'Geladen: {{title}}',
  'latestNews.unreachable': 'Der Beitrag lässt sich gerade nicht laden.',
  'latestNews.retry': 'Erneut versuchen',
  'link.newTab': '(öffnet in neuem Tab)',
  'news.by': 'Von {{author}}',
  'news.more': 'Mehr Neues',
  'news.all': 'Alle Beiträge',
  'notFound.home': 'Zur Startseite',
};

export const latestNewsItemFixtures = {
  german: {
    ...latestNewsPlaces.german,
    backend: 'https://cms.example',
    section: 'news',
    siteName: 'Verband der Heilberufe Musterland',
    labels: { language: 'de', words },
  },
  untranslated: {
    ...latestNewsPlaces.french,
    backend: 'https://cms.example',
    section: 'working_groups',
    siteName: 'Verband der Heilberufe Musterland',
    labels: {
      language: 'fr',
      words: { ...words, 'latestNews.loading': { text: words['latestNews.loading'], lang: 'de' } },
    },
  },
} satisfies Record<string, LatestNewsItemProps>;
