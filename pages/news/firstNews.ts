import type { Content, ListedNews } from '../../data/Content.ts';
import type { Language } from '../../locales/languages.ts';

/**
 * Returns the latest news that match. Stops at the last one needed, since this runs for each page.
 */
export function firstNews(
  content: Pick<Content, 'newsIn'>,
  language: Language,
  isWanted: (news: ListedNews) => boolean,
  count: number,
): ListedNews[] {
  const found: ListedNews[] = [];
  for (const news of content.newsIn(language)) {
    if (isWanted(news)) found.push(news);
    if (found.length === count) break;
  }
  return found;
}
