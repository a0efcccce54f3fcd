import type { Language } from '../../locales/languages.ts';

export interface HeadProps {
  title: string;
  description: string;
  keywords?: string | undefined;
  siteName: string;
  /** Absolute address of the page; missing where a page should not be found, such as the 404. */
  canonical?: string | undefined;
  alternates: readonly { readonly hrefLang: Language | 'x-default'; readonly href: string }[];
  openGraphLocale: string;
  icon: string;
}

/** What search engines, social networks and browser tabs get to know of a page. */
export function Head(props: HeadProps) {
  const { title, description, keywords, siteName, canonical, alternates, openGraphLocale, icon } =
    props;
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
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={openGraphLocale} />
      {canonical && <meta property="og:url" content={canonical} />}
      <meta name="twitter:card" content="summary" />
      <link rel="icon" href={icon} type="image/svg+xml" />
    </>
  );
}
