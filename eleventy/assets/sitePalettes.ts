import { colorModeOf, palette, type Palette } from '../../components/theme/palette.ts';
import { colorModes, type ColorMode } from '../../contract/colorMode.ts';
import type { Theme } from '../../data/model/theme.ts';

/** The colours of a project, for what CSS does not reach: icons, pictures, the browser's own bars. */
export interface ProjectColors {
  readonly light: Palette;
  readonly dark: Palette;
  /** The modes that a visitor may see, the one that holds without a preference first. */
  readonly modes: readonly ColorMode[];
}

/** The palettes of a theme; found once, since the search for contrast takes its time. */
export function projectColors(theme: Theme): ProjectColors {
  const known = found.get(theme);
  if (known) return known;
  const { brand_color: brandColor, base_color: baseColor, config } = theme;
  const colors: ProjectColors = {
    ...palette({ brandColor, baseColor }),
    modes: config.colorMode === 'user' ? colorModes : [colorModeOf(baseColor)],
  };
  found.set(theme, colors);
  return colors;
}

const found = new WeakMap<Theme, ProjectColors>();
