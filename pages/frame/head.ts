import { escapeUTF8 } from 'entities';
import type { Language } from '../../locales/languages.ts';

export interface HeadProps {
  title: string;
  /** The title without the name of the site, which social networks show next to it. */
  ownTitle: string;
  description: string;
  keywords?: string | undefined;
  siteName: string;
  /**
   * Absolute URL of the page; undefined for pages that must not be indexed, such as the 404 page.
   */
  canonical?: string | undefined;
  alternates: readonly { readonly hrefLang: Language | 'x-default'; readonly href: string }[];
  openGraphType: 'website' | 'article';
  openGraphLocale: string;
  /** The picture that social networks show with a link to the page. */
  image?: HeadImage | undefined;
}

export interface HeadImage {
  /** Absolute URL. */
  src: string;
  /** In px. */
  width: number;
  height: number;
  alt?: string | undefined;
}

/**
 * Returns the head for search engines, social networks and browser tabs. Tags that one of them
 * would also read from another tag are left out. Written without React, which takes longer for the
 * head than for all visible parts of an article.
 */
export function head(props: HeadProps): string {
  const { title, description, keywords, canonical, alternates } = props;
  return [
    `<title>${escapeUTF8(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    keywords && tag('meta', { name: 'keywords', content: keywords }),
    canonical
      ? tag('link', { rel: 'canonical', href: canonical })
      : tag('meta', { name: 'robots', content: 'noindex' }),
    ...alternates.map(({ hrefLang, href }) => tag('link', { rel: 'alternate', hrefLang, href })),
    ...socialCard(props),
  ]
    .filter(Boolean)
    .join('');
}

/** Open Graph tags. X reads these, too, but needs `twitter:card` for the type of card. */
function socialCard(props: HeadProps): string[] {
  const { ownTitle, description, siteName, canonical, image } = props;
  return [
    openGraph('type', props.openGraphType),
    openGraph('site_name', siteName),
    openGraph('title', ownTitle),
    openGraph('description', description),
    openGraph('locale', props.openGraphLocale),
    openGraph('url', canonical),
    openGraph('image', image?.src),
    openGraph('image:width', image?.width),
    openGraph('image:height', image?.height),
    openGraph('image:alt', image?.alt),
    tag('meta', { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' }),
  ];
}

function openGraph(name: string, content: string | number | undefined): string {
  return content ? tag('meta', { property: `og:${name}`, content: String(content) }) : '';
}

function tag(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeUTF8(value)}"`,
  );
  return `<${name}${written.join('')}/>`;
}
