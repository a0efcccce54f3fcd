import { escapeUTF8 } from 'entities';
import type { Language } from '../../locales/languages.ts';

export interface HeadProps {
  title: string;
  /** The title without the name of the site, which social networks show beside it. */
  ownTitle: string;
  description: string;
  keywords?: string | undefined;
  siteName: string;
  /** Absolute address of the page; missing where a page should not be found, such as the 404. */
  canonical?: string | undefined;
  alternates: readonly { readonly hrefLang: Language | 'x-default'; readonly href: string }[];
  openGraphType: 'website' | 'article';
  openGraphLocale: string;
  /** The picture that social networks show with a link to the page. */
  image?: HeadImage | undefined;
}

export interface HeadImage {
  /** Absolute. */
  src: string;
  /** In px. */
  width: number;
  height: number;
  alt?: string | undefined;
}

/**
 * What search engines, social networks and browser tabs get to know of a page. What one of them
 * takes from a tag for another is not said twice. It is written without React, which takes longer for it than for all
 * that is seen of an article.
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

/** Open Graph; X reads it, too, once it knows which kind of card to make of it. */
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
