export interface SiteHeadProps {
  /** Colours of the browser's own bars. Entries with a media query come first. */
  themeColors: readonly { readonly color: string; readonly media?: string }[];
  icon: string;
  manifest: string;
  /** Address of the language's Atom feed. */
  feed?: string | undefined;
}

/** The part of the head that all pages of a language share. */
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
