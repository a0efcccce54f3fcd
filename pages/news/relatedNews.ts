import type { ListedNews } from '../../data/Content.ts';
import type { NewsSection } from '../../data/kinds/news.ts';
import { firstNews } from './firstNews.ts';
import type { PageContext } from '../template/pageContext.ts';

/** The number of items that a reader may want to read next. */
const relatedItems = 3;

/** Returns the latest news of a section in the page's language, without the page itself. */
export function relatedNews(
  section: NewsSection,
  { content, route, language }: Pick<PageContext, 'content' | 'route' | 'language'>,
): ListedNews[] {
  return firstNews(
    content,
    language,
    ({ item, path }) => path !== route.path && item.section === section,
    relatedItems,
  );
}
