import { formatHex, hsl, wcagContrast } from 'culori';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { oklchOf } from '../components/theme/oklch.ts';
import { palette } from '../components/theme/palette.ts';
import { corners, typefaces } from '../components/theme/projectTokens.ts';
import type { StageGlobals } from './globals.ts';
import { chosenTheme } from './projects.ts';

/** Returns Storybook's own theme in the colours, typeface and corners that the toolbar chooses. */
export function look(globals: StageGlobals): ThemeVars {
  const project = chosenTheme(globals);
  const colors = palette(project)[globals.theme];
  return create({
    base: globals.theme,
    brandTitle: 'Collegium design system',
    fontBase: typefaces[project.typefaces].fonts.body,
    colorPrimary: colors.accent,
    colorSecondary: globals.theme === 'dark' ? highlight(colors.accent) : colors.accent,
    appBg: colors.surface,
    appContentBg: colors.canvas,
    appPreviewBg: colors.canvas,
    appHoverBg: colors.surfaceStrong,
    appBorderColor: colors.hairline,
    appBorderRadius: Number.parseInt(corners[project.corners].md),
    textColor: colors.ink,
    textInverseColor: colors.onAccent,
    textMutedColor: colors.inkMuted,
    barBg: colors.canvas,
    barTextColor: colors.inkMuted,
    barHoverColor: colors.accentTextHover,
    barSelectedColor: colors.accentText,
    buttonBg: colors.surface,
    buttonBorder: colors.controlBorder,
    booleanBg: colors.surfaceStrong,
    booleanSelectedBg: colors.canvas,
    inputBg: colors.canvas,
    inputBorder: colors.controlBorder,
    inputTextColor: colors.ink,
  });
}

/**
 * Returns the colour, darker if necessary. In the dark, Storybook writes in white on this colour after it has taken
 * 0.18 off the colour's lightness (Storybook 10.6).
 */
function highlight(color: string): string {
  const highlighted = hsl(oklchOf(color));
  while (wcagContrast('#fff', { ...highlighted, l: highlighted.l - 0.18 }) < 4.5)
    highlighted.l -= 0.01;
  return formatHex(highlighted);
}
