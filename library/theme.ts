import {
  themeStylesheet as stylesheetOf,
  type ProjectTheme,
} from '../components/theme/stylesheet.ts';
import type { ProjectColors } from '../components/theme/palette.ts';

/** Two colours, and any of the choices that editors have. */
export type Theme = ProjectColors & Partial<ProjectTheme>;

/**
 * Returns the tokens and global styles of a theme as CSS. The colours of both modes follow from the two of the theme,
 * with sufficient contrast for any two. Takes some milliseconds: call it once.
 *
 * @throws if one of the colours is not a colour.
 */
export function themeStylesheet(theme: Theme): string {
  return stylesheetOf({
    ...{ typefaces: 'humane', corners: 'soft', density: 'regular', colorMode: 'user' },
    ...theme,
  });
}
