import type { Language } from '../../locales/languages.ts';
import type { ContentImage } from '../images/contentImage.ts';
import type { PageNames } from '../../contract/richText/names.ts';

/** The page that shows a text. */
export interface TextSurroundings {
  readonly language: Language;
  /** Returns the address of a path of the default language in the page's language. */
  readonly localised: (path: string) => string;
  /** The hint for screen readers that a link opens in a new tab. */
  readonly newTabHint: string;
  /** Origin of this website, such as `https://example.org`. Links to it are internal. */
  readonly siteOrigin?: string;
  /**
   * Returns the picture at an address such as `/images/haus.jpg`, or undefined if there is none.
   */
  readonly image?: (address: string) => ContentImage | undefined;
  /** Returns the HTML of the consent question for an embed. Default: embeds are removed. */
  readonly embed?: (embed: Embed, privacyHref: string) => string;
  /** Rank of the heading above the text. Default 1, the title of the page. */
  readonly rankAbove?: number;
  /** Rank of the lowest headings that get an id. Default 4 (specification, section 9). */
  readonly deepestAnchor?: 3 | 4;
  /** Names used by other parts of the page. Default: none. */
  readonly names?: PageNames;
}

/** Content of another host that an editor embedded in a text. */
export interface Embed {
  readonly title: string;
  readonly src: string;
  /** Width and height, if the editor gave both in px. */
  readonly ratio: readonly [width: number, height: number] | undefined;
}
