import { colorModeOf, palette, type Palette } from '../../components/theme/palette.ts';
import { colorModes, type ColorMode } from '../../contract/themeSettings.ts';
import type { Theme } from '../../data/kinds/theme.ts';

/** The colours of a project, for places without CSS: icons, pictures, the browser's own bars. */
interface SitePalettes {
  readonly light: Palette;
  readonly dark: Palette;
  /** The modes that a visitor may see. The first one applies without a preference. */
  readonly modes: readonly ColorMode[];
}

/** Returns the palettes of a theme. Cached, since the search for contrast is slow. */
export function sitePalettes(theme: Theme): SitePalettes {
  const cached = palettesOf.get(theme);
  if (cached) return cached;
  const { brand_color: brandColor, base_color: baseColor, config } = theme;
  const colors: SitePalettes = {
    ...palette({ brandColor, baseColor }),
    modes: config.colorMode === 'user' ? colorModes : [colorModeOf(baseColor)],
  };
  palettesOf.set(theme, colors);
  return colors;
}

const palettesOf = new WeakMap<Theme, SitePalettes>();
