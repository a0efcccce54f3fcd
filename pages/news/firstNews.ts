import type { Content } from '../../data/Content.ts';
import type { NewsItem } from '../../data/model/newsItem.ts';
import type { Originated } from '../../data/model/site.ts';

/** The latest news that are wanted. It looks no further than to the last of them, since each page asks. */
export function firstNews(
  { site }: Pick<Content, 'site'>,
  isWanted: (item: Originated<NewsItem>) => boolean,
  count: number,
): Originated<NewsItem>[] {
  const found: Originated<NewsItem>[] = [];
  for (const item of site.news) {
    if (found.length === count) break;
    if (isWanted(item)) found.push(item);
  }
  return found;
}
