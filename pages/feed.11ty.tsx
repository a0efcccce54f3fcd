import { feedPath } from '../data/routes/feed.ts';
import type { Language } from '../locales/languages.ts';
import { newsFeed } from './news/newsFeed.ts';
import type { BuildData } from './template/templateData.ts';

interface FeedData extends BuildData {
  readonly language: Language;
}

export const data = {
  pagination: {
    data: 'siteContent.site.languages',
    before: (languages: readonly Language[], { siteContent }: Pick<BuildData, 'siteContent'>) =>
      languages.filter((language) => siteContent.feedIn(language).length > 0),
    ...{ size: 1, alias: 'language', addAllPagesToCollections: false },
  },
  permalink: ({ language }: Pick<FeedData, 'language'>) => feedPath(language),
};

/** Renders the Atom feed of a language that has pages for it. */
export function render({ language, ...buildData }: FeedData): string {
  return newsFeed(buildData, language);
}
