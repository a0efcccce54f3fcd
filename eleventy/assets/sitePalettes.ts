import { colorModeOf, palette, type Palette } from '../../components/theme/palette.ts';
import { colorModes, type ColorMode } from '../../contract/colorMode.ts';
import type { Theme } from '../../data/kinds/theme.ts';

/** The colours of a project, for what CSS does not reach: icons, pictures, the browser's own bars. */
interface SitePalettes {
  readonly light: Palette;
  readonly dark: Palette;
  /** The modes that a visitor may see, the one that holds without a preference first. */
  readonly modes: readonly ColorMode[];
}

/** The palettes of a theme; found once, since the search for contrast takes its time. */
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
