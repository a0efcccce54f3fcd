import type { Language } from '../../locales/languages.ts';
import type { Thing } from '../structuredData/thing.ts';

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
  /** Colours of the browser's own bars; the one with a condition comes first. */
  themeColors: readonly { readonly color: string; readonly media?: string }[];
  icon: string;
  manifest: string;
  /** Address of the Atom feed in the language of the page. */
  feed?: string | undefined;
  structuredData: readonly Thing[];
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
 * takes from a tag for another is not said twice.
 */
export function Head(props: HeadProps) {
  const { title, description, keywords, canonical, alternates, themeColors, feed } = props;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {canonical ? (
        <link rel="canonical" href={canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <SocialCard {...props} />
      {themeColors.map(({ color, media }) => (
        <meta key={color} name="theme-color" content={color} media={media} />
      ))}
      <link rel="icon" href={props.icon} type="image/svg+xml" />
      <link rel="manifest" href={props.manifest} />
      {feed && <link rel="alternate" type="application/atom+xml" href={feed} />}
      <StructuredData things={props.structuredData} />
    </>
  );
}

/** Open Graph; X reads it, too, once it knows which kind of card to make of it. */
function SocialCard(props: HeadProps) {
  const { ownTitle, description, siteName, canonical, image } = props;
  return (
    <>
      <meta property="og:type" content={props.openGraphType} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={ownTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={props.openGraphLocale} />
      {canonical && <meta property="og:url" content={canonical} />}
      {image && (
        <>
          <meta property="og:image" content={image.src} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          {image.alt && <meta property="og:image:alt" content={image.alt} />}
        </>
      )}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** Data, which no browser runs: so the Content-Security-Policy need not know of it. */
function StructuredData({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  const [first, ...others] = things;
  const data = others.length > 0 ? { '@graph': things } : first;
  // A `<` could end the element, or begin a comment that swallows its end.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}
