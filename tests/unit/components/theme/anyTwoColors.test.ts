import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { customProperty } from '../../../../components/theme/customPropertyNames.ts';
import { colorModeOf, palette } from '../../../../components/theme/palette.ts';
import { projects } from '../../../../.storybook/projects.ts';
import { themeStylesheet, type ProjectTheme } from '../../../../components/theme/stylesheet.ts';
import { colorRoles, type Palette } from '../../../../components/theme/tokens.ts';
import { brokenPromises } from './promisedContrast.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

it('gives every pair its contrast, whatever the two colours are', () => {
  fc.assert(
    fc.property(anyColor, anyColor, (brandColor, baseColor) => {
      const palettes = palette({ brandColor, baseColor });
      expect(brokenPromises(palettes.light)).toEqual([]);
      expect(brokenPromises(palettes.dark)).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

/**
 * Reads the colours from the stylesheet as a browser does. A project without a choice has both
 * modes.
 */
describe.each(Object.entries(projects))('the theme of %s', (_, theme) => {
  it.each(['user', 'base'] as const)('has those very colours in the mode %s', (colorMode) => {
    fc.assert(
      fc.property(anyColor, anyColor, (brandColor, baseColor) => {
        const project = { ...theme, brandColor, baseColor, colorMode };
        const { light, dark } = palette(project);
        const mode = colorModeOf(baseColor);
        expect(palettesOf(project)).toEqual(
          colorMode === 'user' ? { light, dark } : { [mode]: { light, dark }[mode] },
        );
      }),
      { numRuns: 10 },
    );
  });

  it('keeps the two colours that the project has', () => {
    expect(palettesOf(theme)).toHaveProperty('light.canvas', theme.baseColor);
    expect(palettesOf(theme)).toHaveProperty('light.accent', theme.brandColor);
  });
});

function palettesOf(project: ProjectTheme): Readonly<Record<string, Palette>> {
  const blocks = themeStylesheet(project).matchAll(/\{color-scheme:(light|dark);(--[^}]*)\}/g);
  // The print rules contain colours, but no palette.
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
