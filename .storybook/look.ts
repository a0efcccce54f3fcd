import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
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
    colorSecondary: colors.accent,
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
