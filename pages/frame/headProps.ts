import { plain } from '../../components/i18n/Words.tsx';
import { alternatesOf, isFindable } from '../../data/routes/alternates.ts';
import { kindOfPage } from '../../data/routes/pageKinds.ts';
import { translate } from '../../data/texts/translation.ts';
import { cardSize } from '../../eleventy/socialImages/card.ts';
import { locales } from '../../locales/languages.ts';
import type { HeadImage, HeadProps } from './head.ts';
import type { PageContext } from '../template/pageContext.ts';
import { pageTitle } from './pageTitle.ts';

/** Returns the head's props, from the texts of the page and of the project. */
export function headProps(context: PageContext, siteUrl: string): HeadProps {
  const { content, route, page, language, texts } = context;
  const { project } = content.site;
  const projectTexts = translate(project.translations, language);
  const siteName = plain(projectTexts.seo_title);
  const keywords = texts.keywords ?? projectTexts.seo_keywords;
  const absolute = (path: string) => `${siteUrl}${path}`;
  const ownTitle = page.key === 'home' ? siteName : plain(pageTitle(context));
  return {
    title: page.key === 'home' ? siteName : `${ownTitle} – ${siteName}`,
    ownTitle,
    description: plain(texts.description),
    keywords: keywords && plain(keywords),
    siteName,
    canonical: isFindable(route) ? absolute(route.path) : undefined,
    alternates: alternatesOf(route, content.routes).map(({ hrefLang, path }) => ({
      hrefLang,
      href: absolute(path),
    })),
    openGraphType: kindOfPage(page).openGraphType,
    openGraphLocale: locales[language].replace('-', '_'),
    image: image(context, absolute),
  };
}

function image(
  { socialImage }: PageContext,
  absolute: (path: string) => string,
): HeadImage | undefined {
  if (!socialImage) return undefined;
  const { address, alt } = socialImage;
  return { src: absolute(address), ...cardSize, alt: alt && plain(alt) };
}
