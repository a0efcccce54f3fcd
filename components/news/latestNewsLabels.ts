import { carryLabels, type CarriedLabels } from '../i18n/carriedLabels.ts';
import type { Labels } from '../i18n/Labels.tsx';

/** The words that an item needs which the browser fetches. */
export function latestNewsLabels(labels: Labels): CarriedLabels {
  return carryLabels(labels, {
    'breadcrumbs.label': [],
    'latestNews.loading': [],
    'latestNews.loaded': ['title'],
    'latestNews.unreachable': [],
    'latestNews.retry': [],
    'link.newTab': [],
    'news.by': ['author'],
    'news.more': [],
    'news.all': [],
    'notFound.home': [],
  });
}
