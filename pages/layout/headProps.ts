import { plain } from '../../components/i18n/Words.tsx';
import { translate } from '../../data/translation.ts';
import { defaultLanguage, openGraphLocales } from '../../locales/languages.ts';
import { contentImage } from './contentImage.ts';
import type { HeadProps } from './Head.tsx';
import type { PageContext } from './pageContext.ts';

/** The head of a page, from its own texts and those of the project. */
export function headProps(context: PageContext, siteUrl: string): HeadProps {
  const { content, route, page, language, texts } = context;
  const { project } = content.site;
  const projectTexts = translate(project.translations, language);
  const siteName = plain(projectTexts.seo_title);
  const keywords = texts.keywords ?? projectTexts.seo_keywords;
  const findable = page.key !== 'notFound';
  const absolute = (path: string) => `${siteUrl}${path}`;
  const alternates = [...content.routes.alternates(route.page)].filter(
    // A part of another page is found under that page.
    ([, path]) => content.routes.at(path)?.page === route.page,
  );
  const original = alternates.find(([hrefLang]) => hrefLang === defaultLanguage);
  return {
    title: page.key === 'home' ? siteName : `${plain(texts.title)} – ${siteName}`,
    description: plain(texts.description),
    keywords: keywords && plain(keywords),
    siteName,
    canonical: findable ? absolute(route.path) : undefined,
    alternates:
      findable && alternates.length > 1
        ? [
            ...alternates.map(([hrefLang, path]) => ({ hrefLang, href: absolute(path) })),
            ...(original ? [{ hrefLang: 'x-default' as const, href: absolute(original[1]) }] : []),
          ]
        : [],
    openGraphLocale: openGraphLocales[language],
    icon: contentImage(project.logo.file),
  };
}
