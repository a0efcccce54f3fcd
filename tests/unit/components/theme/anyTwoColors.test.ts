/** @jest-environment node */
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contrastOf, contrastPairs } from '../../../../components/theme/contrast.ts';
import { customProperty } from '../../../../components/theme/customPropertyNames.ts';
import { colorModeOf } from '../../../../components/theme/palette.ts';
import { projectThemeFixtures } from '../../../../components/theme/projectThemes.fixtures.ts';
import { themeStylesheet, type ProjectTheme } from '../../../../components/theme/stylesheet.ts';
import { colorRoles, type Palette } from '../../../../components/theme/tokens.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** The palettes are read from the stylesheet, as a browser does, in each mode that a visitor may see. */
it.each(Object.entries(projectThemeFixtures))(
  'the theme of %s gives every pair its contrast, whatever its two colours are',
  (_, theme) => {
    fc.assert(
      fc.property(anyColor, anyColor, (brandColor, baseColor) => {
        const project = { ...theme, brandColor, baseColor };
        expect(failuresOf(project)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  },
  120_000,
);

it.each(Object.entries(projectThemeFixtures))(
  'the theme of %s keeps its own colours',
  (_, theme) => {
    expect(palettesOf(theme).light).toMatchObject({
      canvas: theme.baseColor,
      accent: theme.brandColor,
    });
  },
);

function failuresOf(project: ProjectTheme): string[] {
  const palettes = palettesOf(project);
  const expected =
    project.colorMode === 'user' ? ['dark', 'light'] : [colorModeOf(project.baseColor)];
  expect(Object.keys(palettes).toSorted()).toEqual(expected);
  return Object.entries(palettes).flatMap(([mode, palette]) =>
    contrastPairs
      .filter((pair) => contrastOf(pair, palette) < pair.atLeast)
      .map(
        (pair) =>
          `${mode}: ${pair.foregrounds.join(' or ')} on ${pair.ground} has ` +
          `${contrastOf(pair, palette).toFixed(2)}, needs ${pair.atLeast}`,
      ),
  );
}

function palettesOf(project: ProjectTheme): Readonly<Record<string, Palette>> {
  const blocks = themeStylesheet(project).matchAll(/\{color-scheme:(light|dark);(--[^}]*)\}/g);
  // The print rules have colours, too, but no palette.
  return Object.fromEntries(
    [...blocks].map(([, mode = '', declarations = '']) => [mode, paletteIn(declarations)]),
  );
}

function paletteIn(declarations: string): Palette {
  const values = new Map(
    declarations.split(';').map((line) => line.split(':') as [name: string, value: string]),
  );
  return Object.fromEntries(
    colorRoles.map((role) => [role, values.get(customProperty('color', role))]),
  ) as Palette;
}
