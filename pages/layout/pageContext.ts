import type { ContentHeading } from '../../components/content/TableOfContents.tsx';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import type { Labels } from '../../components/i18n/Labels.tsx';
import { plain } from '../../components/i18n/Words.tsx';
import type { RichTextProps } from '../../components/primitives/RichText.tsx';
import type { Content } from '../../data/content.ts';
import type { Page, PageKey, PageOf } from '../../data/model/page.ts';
import type { Route } from '../../data/routes/routes.ts';
import { translate, type Translated, type TranslatedText } from '../../data/translation.ts';
import { richText } from '../../eleventy/richText.ts';
import { reportWarnings } from '../../eleventy/richText/reportWarnings.ts';
import type { Language } from '../../locales/languages.ts';
import type { TemplateData } from './templateData.ts';

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

/** Everything that is known of a page, in the language of its route. */
export function pageContext(data: TemplateData): PageContext {
  const { environment, siteContent: content, contentImages, route } = data;
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
      const { html, headings, warnings } = richText(plain(text), {
        language,
        localised: href,
        newTabHint: labels.text('link.newTab'),
        siteOrigin: environment.siteUrl,
        image: (address) => contentImages.get(address),
      });
      reportWarnings(route.path, warnings);
      return {
        props: { html, ...(typeof text !== 'string' && { lang: text.lang }) },
        headings,
      };
    },
  };
}
