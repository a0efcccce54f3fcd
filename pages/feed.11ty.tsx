import type { Content } from '../data/Content.ts';
import { feedPath, hasFeed } from '../eleventy/feeds/newsOf.ts';
import type { Language } from '../locales/languages.ts';
import { newsFeed } from './news/newsFeed.ts';
import type { TemplateData } from './template/templateData.ts';

interface FeedData extends TemplateData {
  readonly language: Language;
}

/** The Atom feed of each language that there are news in. */
export const data = {
  pagination: {
    data: 'siteContent.site.languages',
    size: 1,
    alias: 'language',
    before: (languages: readonly Language[], { siteContent }: { siteContent: Content }) =>
      languages.filter((language) => hasFeed(siteContent, language)),
  },
  permalink: ({ language }: FeedData) => feedPath(language),
};

export function render(feedData: FeedData): string {
  return newsFeed(feedData, feedData.language);
}
