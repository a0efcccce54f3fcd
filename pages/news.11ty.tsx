import { NewsItemPage } from '../components/news/NewsItemPage.tsx';
import { newsSectionPath } from '../data/routes/namedRoutes.ts';
import { breadcrumbTrail } from './frame/breadcrumbs.ts';
import { pictureProps } from './content/pictureProps.ts';
import { newsTeaserProps } from './news/newsTeaserProps.ts';
import { relatedNews } from './news/relatedNews.ts';
import { template } from './template/template.tsx';

export const { data, render } = template('news', (context) => {
  const { content, language, page, texts, richText } = context;
  const { site } = content;
  return (
    <NewsItemPage
      title={texts.title}
      lead={texts.lead}
      trail={breadcrumbTrail(context)}
      date={page.date}
      author={page.author}
      picture={pictureProps(page.image, context, texts.image_alt)}
      body={richText(texts.body)?.props}
      related={relatedNews(page.section, context).map((news) => newsTeaserProps(news, language))}
      listHref={context.href(newsSectionPath(page.section, site.project.name))}
    />
  );
});
