import type { Theme } from '../../data/kinds/theme.ts';
import { sitePalettes } from '../../eleventy/assets/sitePalettes.ts';
import { feedPath } from '../../data/routes/feed.ts';
import { manifestFile } from '../../eleventy/icons/iconFiles.ts';
import { imagePath } from '../content/imagePath.ts';
import type { PageContext } from '../template/pageContext.ts';
import type { SiteHeadProps } from './SiteHead.tsx';

/** Returns the part of the head that the pages of a language share. */
export function siteHeadProps({ content, language }: PageContext): SiteHeadProps {
  const { project, theme } = content.site;
  return {
    themeColors: themeColors(theme),
    icon: imagePath(project.logo.file),
    manifest: `/${manifestFile}`,
    feed: content.feedIn(language).length > 0 ? feedPath(language) : undefined,
  };
}

/** Returns the background colours of the page. Browsers use the first that matches. */
function themeColors(theme: Theme): SiteHeadProps['themeColors'] {
  const { modes, ...palettes } = sitePalettes(theme);
  const [first, ...others] = modes.map((mode) => ({ mode, color: palettes[mode].canvas }));
  return [
    ...others.map(({ mode, color }) => ({ color, media: `(prefers-color-scheme:${mode})` })),
    ...(first ? [{ color: first.color }] : []),
  ];
}
