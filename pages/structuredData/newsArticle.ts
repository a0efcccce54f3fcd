import { plain } from '../../components/i18n/Words.tsx';
import type { NewsItem } from '../../data/kinds/news.ts';
import { translate } from '../../data/texts/translation.ts';
import type { PageContext } from '../template/pageContext.ts';
import { publisher } from './organization.ts';
import type { Thing } from './thing.ts';

/** Returns a news item. Without an author, the association is the author. */
export function newsArticle(item: NewsItem, context: PageContext, siteUrl: string): Thing {
  const { language, socialImage } = context;
  const publishedBy = publisher(context, siteUrl);
  return {
    '@type': 'NewsArticle',
    headline: plain(translate(item.translations, language).title),
    datePublished: item.date,
    author: item.author === undefined ? publishedBy : { '@type': 'Person', name: item.author },
    image: socialImage && [`${siteUrl}${socialImage.address}`],
    publisher: publishedBy,
  };
}
