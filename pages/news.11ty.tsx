import { NewsItemPage } from '../components/news/NewsItemPage.tsx';
import { plain } from '../components/i18n/Words.tsx';
import { newsSectionPath } from '../data/routes/namedRoutes.ts';
import { breadcrumbs } from './layout/breadcrumbs.ts';
import { contentImage } from './layout/contentImage.ts';
import { newsTeaser } from './layout/newsTeaser.ts';
import { template } from './layout/template.tsx';

/** As many as one may want to read next. */
const relatedItems = 3;

export const { data, render } = template('news', (context) => {
  const { content, page, texts, route, language, richText } = context;
  const { site, routes } = content;
  const image = page.image && context.image(contentImage(page.image.file));
  const related = site.news
    .filter((item) => item !== route.page && item.section === page.section)
    .filter((item) => routes.pathOf(item, language) !== undefined)
    .slice(0, relatedItems);
  return (
    <NewsItemPage
      title={texts.title}
      lead={texts.lead}
      trail={breadcrumbs(context)}
      date={page.date}
      author={page.author}
      picture={image && { ...image, alt: texts.image_alt ? plain(texts.image_alt) : '' }}
      body={richText(texts.body)?.props}
      related={related.map((item) => newsTeaser(item, context))}
      listHref={context.href(newsSectionPath(page.section, site.project.name))}
    />
  );
});
