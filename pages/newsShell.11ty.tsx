import { plain } from '../components/i18n/Words.tsx';
import { LatestNewsPage } from '../components/news/LatestNewsPage.tsx';
import { homePath } from '../data/routes/namedRoutes.ts';
import { translate } from '../data/translation.ts';
import { trailTo } from './layout/breadcrumbs.ts';
import { newsTeaser } from './layout/newsTeaser.ts';
import type { PageContext } from './layout/pageContext.ts';
import { relatedNews } from './layout/relatedNews.ts';
import { shellTemplate } from './layout/template.tsx';

export const { data, render } = shellTemplate('news', (context, { section, pathAbove }) => {
  const { assets, content, language, texts } = context;
  const { project } = content.site;
  return (
    <LatestNewsPage
      backend={content.liveDirectus ?? ''}
      section={section}
      sectionTitle={texts.title}
      siteName={plain(translate(project.translations, language).seo_title)}
      // What comes last stands for the page itself.
      trail={trailTo(context).slice(0, -1)}
      listHref={pathAbove}
      related={relatedNews(section, context).map((item) => newsTeaser(item, context))}
      notFound={notFoundTexts(context)}
      script={assets.notFoundScript}
    />
  );
});

/** What is shown where the backend does not have the item either. */
function notFoundTexts({ content, language, labels, richText }: PageContext) {
  const page = content.site.pages.find(({ key }) => key === 'notFound');
  const texts = page && translate(page.translations, language);
  return {
    // The page is one that no site is built without.
    title: texts?.title ?? labels.label('notFound.home'),
    lead: texts?.lead,
    body: richText(texts?.body)?.props,
    homeHref: homePath(language),
  };
}
