import { plain } from '../components/i18n/Words.tsx';
import { LiveNewsPage } from '../components/news/LiveNewsPage.tsx';
import { homePath } from '../data/routes/namedRoutes.ts';
import { translate } from '../data/texts/translation.ts';
import { trailTo } from './frame/breadcrumbs.ts';
import { newsTeaserProps } from './news/newsTeaserProps.ts';
import type { PageContext } from './template/pageContext.ts';
import { relatedNews } from './news/relatedNews.ts';
import { shellTemplate } from './template/template.tsx';

export const { data, render } = shellTemplate('news', (context, { section, pathAbove }) => {
  const { assets, content, language, texts } = context;
  const { project } = content.site;
  return (
    <LiveNewsPage
      backend={content.liveDirectus ?? ''}
      section={section}
      sectionTitle={texts.title}
      siteName={plain(translate(project.translations, language).seo_title)}
      // Without the last entry, which is the page itself.
      trail={trailTo(context).slice(0, -1)}
      listHref={pathAbove}
      related={relatedNews(section, context).map((news) => newsTeaserProps(news, language))}
      notFound={notFoundTexts(context)}
      script={assets.notFoundScript}
    />
  );
});

/** Returns the texts for items that the backend does not have either. */
function notFoundTexts({ content, language, labels, richText }: PageContext) {
  const page = content.site.pages.find(({ key }) => key === 'notFound');
  const texts = page && translate(page.translations, language);
  return {
    // Every site has a 404 page, so the label is never shown.
    title: texts?.title ?? labels.label('notFound.home'),
    lead: texts?.lead,
    body: richText(texts?.body)?.props,
    homeHref: homePath(language),
  };
}
