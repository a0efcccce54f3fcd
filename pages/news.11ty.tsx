import { NewsItemPage } from '../components/news/NewsItemPage.tsx';
import { plain } from '../components/i18n/Words.tsx';
import { newsSectionPath } from '../data/routes/namedRoutes.ts';
import { breadcrumbTrail } from './frame/breadcrumbs.ts';
import { imagePath } from './content/imagePath.ts';
import { newsTeaserProps } from './news/newsTeaserProps.ts';
import { relatedNews } from './news/relatedNews.ts';
import { template } from './template/template.tsx';

export const { data, render } = template('news', (context) => {
  const { content, page, texts, richText } = context;
  const { site } = content;
  const image = page.image && context.image(imagePath(page.image.file));
  return (
    <NewsItemPage
      title={texts.title}
      lead={texts.lead}
      trail={breadcrumbTrail(context)}
      date={page.date}
      author={page.author}
      picture={image && { ...image, alt: texts.image_alt ? plain(texts.image_alt) : '' }}
      body={richText(texts.body)?.props}
      related={relatedNews(page.section, context).map((item) => newsTeaserProps(item, context))}
      listHref={context.href(newsSectionPath(page.section, site.project.name))}
    />
  );
});
