import { initialGlobals, type StageGlobals } from '../../../.storybook/globals.ts';
import { chosenTheme } from '../../../.storybook/projects.ts';
import { palette, type Palette } from '../../../components/theme/palette.ts';
import type { ProjectTheme } from '../../../components/theme/stylesheet.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns the theme chosen in the toolbar. */
export function themeOnStage(globals: Values): ProjectTheme {
  return chosenTheme({ ...initialGlobals, ...(globals as Partial<StageGlobals>) });
}

/** Returns the palette of the toolbar's colours, in its colour mode. */
export function paletteOnStage(globals: Values): Palette {
  return palette(themeOnStage(globals))[globals['theme'] === 'dark' ? 'dark' : 'light'];
}
