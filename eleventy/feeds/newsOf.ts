import type { Content } from '../../data/Content.ts';
import type { NewsItem } from '../../data/kinds/news.ts';
import { homePath } from '../../data/routes/namedRoutes.ts';
import type { Language } from '../../locales/languages.ts';

/** A news item in one language. */
export interface LocalNews {
  readonly item: NewsItem;
  readonly path: string;
}

/** The address of a language's feed. */
export function feedPath(language: Language): string {
  return `${homePath(language)}feed.xml`;
}

/** Whether a language has a feed. */
export function hasFeed(content: Content, language: Language): boolean {
  return content.hasNewsIn(language);
}

/** Returns the latest news in a language, the newest first. */
export function newsOf({ site, routes }: Content, language: Language, most: number): LocalNews[] {
  return site.news
    .flatMap((item) => {
      const path = routes.pathOf(item, language);
      return path === undefined ? [] : [{ item, path }];
    })
    .slice(0, most);
}
