import { plain } from '../../components/i18n/Words.tsx';
import type { Theme } from '../../data/model/theme.ts';
import { alternatesOf, isFindable } from '../../data/routes/alternates.ts';
import { translate } from '../../data/texts/translation.ts';
import { feedPath, hasFeed } from '../../eleventy/feeds/newsOf.ts';
import { manifestFile } from '../../eleventy/icons/iconFiles.ts';
import { sitePalettes } from '../../eleventy/assets/sitePalettes.ts';
import { cardSize } from '../../eleventy/socialImages/card.ts';
import { openGraphLocales } from '../../locales/languages.ts';
import { imagePath } from '../content/imagePath.ts';
import type { HeadImage, HeadProps } from './Head.tsx';
import type { PageContext } from '../template/pageContext.ts';
import { pageTitle } from './pageTitle.ts';
import { structuredData } from '../structuredData/structuredData.ts';

/** The head of a page, from its own texts and those of the project. */
export function headProps(context: PageContext, siteUrl: string): HeadProps {
  const { content, route, page, language, texts } = context;
  const { project, theme } = content.site;
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
    openGraphType: page.key === 'news' ? 'article' : 'website',
    openGraphLocale: openGraphLocales[language],
    image: image(context, absolute),
    themeColors: themeColors(theme),
    icon: imagePath(project.logo.file),
    manifest: `/${manifestFile}`,
    feed: hasFeed(content, language) ? feedPath(language) : undefined,
    structuredData: structuredData(context, siteUrl),
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

/** The ground of the page. A browser takes the first that applies. */
function themeColors(theme: Theme): HeadProps['themeColors'] {
  const { modes, ...palettes } = sitePalettes(theme);
  const [first, ...others] = modes.map((mode) => ({ mode, color: palettes[mode].canvas }));
  return [
    ...others.map(({ mode, color }) => ({ color, media: `(prefers-color-scheme:${mode})` })),
    ...(first ? [{ color: first.color }] : []),
  ];
}
