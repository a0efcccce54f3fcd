import type { LatestNewsProps } from '../../components/home/LatestNews.tsx';
import { newsSectionPath } from '../../data/routes/namedRoutes.ts';
import { firstNews } from './firstNews.ts';
import { newsTeaserProps } from './newsTeaserProps.ts';
import type { PageContext } from '../template/pageContext.ts';

/** Enough to show that the site is active, without becoming a list to search. */
const maxItems = 3;

/** Returns the latest news in the page's language, or undefined without any. */
export function latestNewsProps(
  context: Pick<PageContext, 'content' | 'language'>,
): LatestNewsProps | undefined {
  const { content, language } = context;
  const items = firstNews(content, language, ({ item }) => item.section === 'news', maxItems);
  if (items.length === 0) return undefined;
  return {
    items: items.map((item) => newsTeaserProps(item, language)),
    listHref: content.addressOf(newsSectionPath('news', content.site.project.name), language),
  };
}
