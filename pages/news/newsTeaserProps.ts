import type { NewsTeaserProps } from '../../components/news/NewsTeaser.tsx';
import type { NewsItem } from '../../data/model/newsItem.ts';
import type { Originated } from '../../data/model/site.ts';
import { translate } from '../../data/texts/translation.ts';
import type { PageContext } from '../template/pageContext.ts';

/** A piece of news as it stands in a list in the language of the page. */
export function newsTeaserProps(
  item: Originated<NewsItem>,
  { content, language }: Pick<PageContext, 'content' | 'language'>,
): NewsTeaserProps {
  const { title, lead } = translate(item.translations, language);
  return { title, lead, date: item.date, href: content.routes.pathOf(item, language) ?? '' };
}
