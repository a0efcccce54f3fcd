import { plain } from '../../components/i18n/Words.tsx';
import { queryParameter } from '../../contract/search.ts';
import { homePath } from '../../data/routes/namedRoutes.ts';
import { translate } from '../../data/texts/translation.ts';
import { namedPath } from '../template/namedPath.ts';
import type { PageContext } from '../template/pageContext.ts';
import type { Thing } from './thing.ts';

/** Returns the website with its search, for browsers and search engines that offer site search. */
export function webSite(context: PageContext, siteUrl: string): Thing {
  const { content, language } = context;
  const { seo_title } = translate(content.site.project.translations, language);
  const search = namedPath('search', context);
  return {
    '@type': 'WebSite',
    name: plain(seo_title),
    url: `${siteUrl}${homePath(language)}`,
    potentialAction: search && {
      '@type': 'SearchAction',
      target: `${siteUrl}${search}?${queryParameter}={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}
