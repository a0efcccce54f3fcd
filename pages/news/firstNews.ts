import type { Content, ListedNews } from '../../data/Content.ts';
import type { Language } from '../../locales/languages.ts';

/**
 * The latest news in a language that are wanted. It looks no further than to the last of them, since
 * each page asks.
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
