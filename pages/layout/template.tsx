import type { ReactElement } from 'react';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import type { Labels } from '../../components/i18n/Labels.tsx';
import { plain, type Words } from '../../components/i18n/Words.tsx';
import type { RichTextProps } from '../../components/primitives/RichText.tsx';
import type { ContentHeading } from '../../components/content/TableOfContents.tsx';
import type { Content } from '../../data/content.ts';
import type { Environment } from '../../data/environment.ts';
import type { Page, PageKey, PageOf } from '../../data/model/page.ts';
import type { Route } from '../../data/routes/routes.ts';
import { translate, type Translated, type TranslatedText } from '../../data/translation.ts';
import type { Assets } from '../../eleventy/assets.ts';
import { renderPage } from '../../eleventy/rendering/renderPage.ts';
import { richText } from '../../eleventy/richText.ts';
import type { Language } from '../../locales/languages.ts';
import { outputFile } from './outputFile.ts';
import { pageParts } from './pageParts.tsx';

/** What a template makes its screen of. */
export interface PageContext {
  readonly content: Content;
  readonly route: Route;
  readonly language: Language;
  readonly labels: Labels;
  readonly page: Page;
  /** The page's own texts in the language of the page. */
  readonly texts: Translated<Page['translations'][number]>;
  /** A path of the default language in the language of the page. */
  readonly href: (path: string) => string;
  /** A text of an editor's, sanitised, with its links in the language of the page. */
  readonly richText: (text: TranslatedText | undefined) => PreparedText | undefined;
}

/** The same for pages of one kind, with the fields that only they have. */
export type PageContextOf<Key extends PageKey> = Omit<PageContext, 'page' | 'texts'> & {
  readonly page: PageOf<Key>;
  readonly texts: Translated<PageOf<Key>['translations'][number]>;
};

export interface PreparedText {
  readonly props: RichTextProps;
  readonly headings: readonly ContentHeading[];
}

/** What Eleventy hands to a template. */
interface TemplateData {
  readonly environment: Environment;
  /** Eleventy keeps the name `content` for itself. */
  readonly siteContent: Content;
  readonly assets: Assets;
  readonly route: Route;
}

/**
 * An Eleventy template for all pages of one kind, in all languages.
 *
 * @param screen the main region of the page
 */
export function template<Key extends PageKey>(
  key: Key,
  screen: (context: PageContextOf<Key>) => ReactElement,
) {
  return {
    data: {
      pagination: { data: `siteContent.routes.byKey.${key}`, size: 1, alias: 'route' },
      permalink: ({ route }: TemplateData) => outputFile(route.path),
    },
    render: ({ environment, siteContent: content, assets, route }: TemplateData): string => {
      const context = pageContext(content, route);
      // The pagination above lets through no other kind of page.
      const main = screen(context as unknown as PageContextOf<Key>);
      const parts = pageParts(context, main, environment.siteUrl);
      return renderPage(parts, content, assets);
    },
  };
}

function pageContext(content: Content, route: Route): PageContext {
  const { language, page } = route;
  const labels = labelsFor(language);
  const href = (path: string) => content.routes.localised(path, language);
  return {
    content,
    route,
    language,
    labels,
    page,
    texts: translate(page.translations, language),
    href,
    richText: (text) => {
      if (text === undefined) return undefined;
      const source: Words = text;
      const { html, headings } = richText(plain(source), {
        language,
        localised: href,
        newTabHint: labels.text('link.newTab'),
      });
      return {
        props: { html, ...(typeof source !== 'string' && { lang: source.lang }) },
        headings,
      };
    },
  };
}
