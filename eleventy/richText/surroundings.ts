import type { Language } from '../../locales/languages.ts';
import type { ContentImage } from '../images/contentImage.ts';
import type { PageNames } from '../../contract/richText/PageNames.ts';

/** The page that a text is for. */
export interface TextSurroundings {
  readonly language: Language;
  /** Gives a path of the default language in the language of the page. */
  readonly localised: (path: string) => string;
  /** Says to screen readers that a link opens in a new tab. */
  readonly newTabHint: string;
  /** Origin of this website, such as `https://example.org`: links to it lead inside. */
  readonly siteOrigin?: string;
  /** The picture at an address such as `/images/haus.jpg`, or undefined where there is none. */
  readonly image?: (address: string) => ContentImage | undefined;
  /** The HTML of what asks visitors before a content of another host is loaded. Default: left out. */
  readonly embed?: (embed: Embed, privacyHref: string) => string;
  /** Rank of the heading that the text stands below. Default 1, the title of the page. */
  readonly rankAbove?: number;
  /** Rank of the lowest headings that get an id. Default 4 (specification, section 9). */
  readonly deepestAnchor?: 3 | 4;
  /** What other parts of the page are called. Default: the text stands alone. */
  readonly names?: PageNames;
}

/** A content of another host that an editor put into a text. */
export interface Embed {
  readonly title: string;
  readonly src: string;
  /** Width and height, where the editor gave both in px. */
  readonly ratio: readonly [width: number, height: number] | undefined;
}
