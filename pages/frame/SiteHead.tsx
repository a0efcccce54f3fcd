export interface SiteHeadProps {
  /** Colours of the browser's own bars; the one with a condition comes first. */
  themeColors: readonly { readonly color: string; readonly media?: string }[];
  icon: string;
  manifest: string;
  /** Address of the Atom feed in the language. */
  feed?: string | undefined;
}

/** What the heads of all pages of a language say of the site. */
export function SiteHead({ themeColors, icon, manifest, feed }: SiteHeadProps) {
  return (
    <>
      {themeColors.map(({ color, media }) => (
        <meta key={color} name="theme-color" content={color} media={media} />
      ))}
      <link rel="icon" href={icon} type="image/svg+xml" />
      <link rel="manifest" href={manifest} />
      {feed && <link rel="alternate" type="application/atom+xml" href={feed} />}
    </>
  );
}
