import { bannerIds } from '../../components/consent/bannerIds.ts';
import type { ContentHeading } from '../../components/content/TableOfContents.tsx';
import { labelsFor } from '../../components/i18n/createLabels.ts';
import type { Labels } from '../../contract/labels.ts';
import { plain } from '../../components/i18n/Words.tsx';
import type { RichTextProps } from '../../components/primitives/RichText.tsx';
import type { Content } from '../../data/Content.ts';
import type { AnyPage, PageKey, PageOf } from '../../data/model/sitePage.ts';
import { kindOfPage } from '../../data/routes/pageKinds.ts';
import type { Route } from '../../data/routes/route.ts';
import { translate, type Translated, type TranslatedText } from '../../data/texts/translation.ts';
import type { Assets } from '../../eleventy/assets/assets.ts';
import type { ContentImage } from '../../eleventy/images/contentImage.ts';
import { richText } from '../../eleventy/richText/richText.ts';
import { PageNames } from '../../contract/richText/names.ts';
import { reportText } from '../../eleventy/richText/reportWarnings.ts';
import { hashOfText } from '../../eleventy/richText/textLocations.ts';
import type { TextSurroundings } from '../../eleventy/richText/surroundings.ts';
import type { SocialImage } from '../../eleventy/socialImages/plan.ts';
import type { Language } from '../../locales/languages.ts';
import type { SharedProps } from './SharedProps.ts';
import type { TemplateData } from './templateData.ts';
import { textSurroundings } from './textSurroundings.ts';

/** The context in which a template renders its page. */
export interface PageContext {
  readonly content: Content;
  readonly route: Route;
  readonly language: Language;
  readonly labels: Labels;
  readonly page: AnyPage;
  /** The page's own texts in its language. */
  readonly texts: Translated<AnyPage['translations'][number]>;
  /** The picture for social networks; undefined in builds that are not public. */
  readonly socialImage: SocialImage | undefined;
  readonly assets: Assets;
  readonly sharedProps: SharedProps;
  /** Returns the address of a path of the default language in the page's language. */
  readonly href: (path: string) => string;
  /** Returns a picture of the content by its address, encoded in several formats and sizes. */
  readonly image: (address: string) => ContentImage | undefined;
  /** Sources that pages may load in frames, as in their policy. */
  readonly frameSources: () => readonly string[];
  /** Ids and names used on the page. Templates reserve their own ids before they prepare texts. */
  readonly names: PageNames;
  /** Returns an editor's text as sanitised HTML, with links in the page's language. */
  readonly richText: (
    text: TranslatedText | undefined,
    options?: Pick<TextSurroundings, 'rankAbove'>,
  ) => PreparedText | undefined;
}

/** The context of pages of one kind, with their own fields. */
export type PageContextOf<Key extends PageKey> = Omit<PageContext, 'page' | 'texts'> & {
  readonly page: PageOf<Key>;
  readonly texts: Translated<PageOf<Key>['translations'][number]>;
};

interface PreparedText {
  readonly props: RichTextProps;
  readonly headings: readonly ContentHeading[];
}

/** Returns the context of a page in the language of its route. */
export function pageContext(data: TemplateData): PageContext {
  const { siteContent: content, contentImages, socialImages, assets, sharedProps, route } = data;
  const { language, page } = route;
  const labels = labelsFor(language);
  const names = new PageNames();
  const { deepestAnchor } = kindOfPage(page);
  const surroundings = textSurroundings(data, language);
  names.reserve(bannerIds(content.site.consents.map(({ function_id }) => function_id)));
  const href = (path: string) => content.addressOf(path, language);
  return {
    content,
    route,
    language,
    labels,
    page,
    texts: translate(page.translations, language),
    socialImage: socialImages.get(route.path),
    assets,
    sharedProps,
    href,
    image: (address: string) => contentImages.get(address),
    // Taken from outside the content, or the page would depend on each text of the website.
    frameSources: () => data.rendering.otherHosts.frames,
    names,
    richText: ((text, options = {}) => {
      if (text === undefined) return undefined;
      const source = plain(text);
      const { html, headings, warnings, links } = richText(
        source,
        {
          ...surroundings,
          names,
          ...(deepestAnchor && { deepestAnchor }),
          ...options,
        },
        data.textMemory,
      );
      if (warnings.length + links.length > 0) {
        const hash = hashOfText(source);
        reportText(content, { hash, page: route.path, warnings, links });
      }
      return {
        props: { html, ...(typeof text !== 'string' && { lang: text.lang }) },
        headings,
      };
    }) satisfies PageContext['richText'],
  };
}
