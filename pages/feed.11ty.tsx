import { feedPath, hasFeed } from '../eleventy/feeds/newsOf.ts';
import { newsFeed, newsOfFeed } from './news/newsFeed.ts';
import type { BuildData } from './template/templateData.ts';

/** It writes its files by itself, as those of pages do. */
export const data = { permalink: false };

/** The Atom feed of each language that there are news in. */
export function render(buildData: BuildData): string {
  const { siteContent: content, makePage, output } = buildData;
  for (const language of content.site.languages.filter((each) => hasFeed(content, each))) {
    const address = feedPath(language);
    makePage(address, () => {
      const news = newsOfFeed(content, language);
      output.write(address, newsFeed(buildData, language, news));
    });
  }
  return '';
}
