import { firstNews } from './firstNews.ts';
import type { NewsItem, NewsSection } from '../../data/model/newsItem.ts';
import type { Originated } from '../../data/model/site.ts';
import type { PageContext } from '../template/pageContext.ts';

/** As many as one may want to read next. */
const relatedItems = 3;

/** The latest news of a section in the language of the page, save the page itself. */
export function relatedNews(
  section: NewsSection,
  { content, route, language }: Pick<PageContext, 'content' | 'route' | 'language'>,
): Originated<NewsItem>[] {
  return firstNews(
    content,
    (item) =>
      item !== route.page &&
      item.section === section &&
      content.routes.pathOf(item, language) !== undefined,
    relatedItems,
  );
}
