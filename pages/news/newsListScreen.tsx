import { NewsListPage } from '../../components/news/NewsListPage.tsx';
import { yearId } from '../../components/news/yearId.ts';
import { yearOf } from '../../data/routes/newsLists.ts';
import type { NewsListSlice as NewsList } from '../../data/routes/route.ts';
import { pictureProps } from '../content/pictureProps.ts';
import { breadcrumbTrail } from '../frame/breadcrumbs.ts';
import { newsTeaserProps } from './newsTeaserProps.ts';
import type { PageContext } from '../template/pageContext.ts';
import { subNavigationProps } from '../frame/subNavigationProps.ts';
import { pageTitle } from '../frame/pageTitle.ts';

/** Renders a page that lists the news of its section. */
export function newsListScreen(context: PageContext, { number, paths, items, years }: NewsList) {
  const { content, language, texts, names, richText } = context;
  const isFirst = number === 1;
  const byYear = Map.groupBy(items, yearOf);
  // The headings of the years have these ids, so no heading in an editor's text may get one of them.
  names.reserve([...byYear.keys()].map(yearId));
  return (
    <NewsListPage
      title={pageTitle(context)}
      lead={isFirst ? texts.lead : undefined}
      trail={breadcrumbTrail(context)}
      body={isFirst ? richText(texts.body)?.props : undefined}
      years={[...byYear].map(([year, ofYear]) => ({
        year,
        items: ofYear.map((item) => ({
          ...newsTeaserProps({ item, path: content.routes.pathOf(item, language) ?? '' }, language),
          picture: pictureProps(item.image, context),
        })),
      }))}
      archive={years.map(({ year, path }) => ({ year, href: path }))}
      pagination={{ current: number, hrefs: paths }}
      subNavigation={subNavigationProps(context)}
    />
  );
}
