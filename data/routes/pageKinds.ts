import type { SearchKind } from '../../contract/search.ts';
import type { Language } from '../../locales/languages.ts';
import type { AnyPage, PageKey, PageOf } from '../model/sitePage.ts';

/** The facts that search engines, social networks and the website's own search take from a kind of page. */
interface Taken<Page extends AnyPage> {
  /** True if search engines may index its pages. */
  readonly findable: boolean;
  /**
   * The kind under which the website's own search shows its pages, if they are findable. Undefined:
   * the search leaves them out.
   */
  readonly searched?: SearchKind | undefined;
  /** True if the page with the overview of all pages lists its pages, if they are findable. */
  readonly listed: boolean;
  /** `og:type`, see https://ogp.me/#types */
  readonly openGraphType: 'website' | 'article';
  /** Types of schema.org, in the order in which the page has them. */
  readonly structuredData: readonly StructuredDataType[];
  /** The lowest level of headings that get an id for links. Default: 4. */
  readonly deepestAnchor?: 3;
  author?(page: Page): string | undefined;
  /** The picture for social networks. Without one, they get a card with the title. */
  picture?(page: Page): PagePicture | undefined;
}

interface Dated<Page extends AnyPage> {
  /** True if the feed of its language has its pages. */
  readonly inFeed?: undefined;
  /** The day of publication as yyyy-mm-dd: for `sitemap.xml`, results of the search, and the feed. */
  date?(page: Page): string;
}

interface InFeed<Page extends AnyPage> {
  readonly inFeed: true;
  date(page: Page): string;
}

type PageKind<Page extends AnyPage> = Taken<Page> & (Dated<Page> | InFeed<Page>);

export type StructuredDataType =
  | 'Organization'
  | 'WebSite'
  | 'NewsArticle'
  | 'Product'
  | 'BreadcrumbList';

interface PagePicture {
  /** A file in the content's folder of pictures. */
  readonly file: string;
  readonly translations: readonly {
    readonly language: Language;
    readonly image_alt: string | undefined;
  }[];
}

const usual = {
  ...{ findable: true, listed: true },
  searched: 'page',
  openGraphType: 'website',
  structuredData: ['BreadcrumbList'],
} as const;

/** Pages that are useless to a visitor who comes from a search engine. */
const hidden = { ...usual, findable: false } as const;

/** A new kind of page does not compile without its entry here. */
const pageKinds: { readonly [Key in PageKey]: PageKind<PageOf<Key>> } = {
  home: { ...usual, structuredData: ['Organization', 'WebSite'] },
  contact: { ...usual, structuredData: ['Organization', 'BreadcrumbList'] },
  thanks: hidden,
  imprint: usual,
  privacy: usual,
  accessibility: usual,
  legal: usual,
  // The search would find the site map for the title of each page.
  sitemap: { ...usual, searched: undefined },
  search: hidden,
  notFound: hidden,
  offline: hidden,
  content: usual,
  overview: usual,
  news: {
    ...usual,
    searched: 'news',
    openGraphType: 'article',
    structuredData: ['NewsArticle', 'BreadcrumbList'],
    // News are short, so only their h2 and h3 headings get ids.
    deepestAnchor: 3,
    inFeed: true,
    date: ({ date }) => date,
    author: ({ author }) => author,
    picture: ({ image, translations }) => image && { file: image.file, translations },
  },
  products: usual,
  category: {
    ...usual,
    picture: ({ image, translations }) => image && { file: image.file, translations },
  },
  product: {
    ...usual,
    searched: 'product',
    // A shop may have thousands of products. The overview of all pages has their lists.
    listed: false,
    structuredData: ['Product', 'BreadcrumbList'],
    picture: ({ images: [first] }) => first,
  },
  brands: usual,
  manufacturer: usual,
  newsletterConfirm: hidden,
  newsletterUnsubscribe: hidden,
  member: hidden,
};

export const pageKeys = Object.keys(pageKinds) as readonly PageKey[];

/** The facts that are taken from pages of the same kind as this one. */
export function kindOfPage(page: AnyPage): PageKind<AnyPage> {
  return pageKinds[page.key];
}
