import type { ColorMode } from '../../contract/themeSettings.ts';
import { colorModeAttribute } from '../../contract/markup.ts';
import { paletteProperties, tokenProperties } from './customProperties.ts';
import { globalStyles } from './globalStyles.ts';
import { minified } from './minified.ts';
import { colorModeOf, palette, type ProjectColors } from './palette.ts';
import type { ProjectShapes } from './projectShapes.ts';
import { minifiedRules, rule, sheetCss, within, type Property, type SheetRule } from './sheet.ts';

export interface ProjectTheme extends ProjectColors, ProjectShapes {
  /**
   * Who chooses light or dark: `user` follows the visitor (the stored choice, written to
   * `<html data-color-mode>`, otherwise the system's preference); `base` uses the mode of the base colour.
   */
  readonly colorMode: 'user' | 'base';
}

/** The base styles of a project's pages: tokens as custom properties, and global styles. */
interface ThemeSheet {
  /** Tokens with one value everywhere. */
  readonly constants: readonly Property[];
  /** Colours, which change, and all rules, minified. */
  readonly rules: readonly SheetRule[];
}

/**
 * Returns the base styles of a project.
 *
 * @throws if one of the project's colours is not a colour.
 */
export function themeSheet(project: ProjectTheme): ThemeSheet {
  return {
    constants: tokenProperties(project).map(([name, value]) => [name, minified(value)]),
    rules: minifiedRules([...colors(project), ...globalStyles()]),
  };
}

/**
 * Returns the base styles as one stylesheet.
 *
 * @throws if one of the project's colours is not a colour.
 */
export function themeStylesheet(project: ProjectTheme): string {
  const { brandColor, baseColor, colorMode, corners, density } = project;
  const key = [brandColor, baseColor, colorMode, project.typefaces, corners, density].join();
  const css = stylesheets.get(key) ?? wholeStylesheet(project);
  stylesheets.set(key, css);
  return css;
}

/** A cache: each story requests its project's stylesheet, and deriving the colours is slow. */
const stylesheets = new Map<string, string>();

function wholeStylesheet(project: ProjectTheme): string {
  const { constants, rules } = themeSheet(project);
  return sheetCss([rule(':root', '', constants), ...rules], everything);
}

/** Returns a project's tokens as custom properties, without any other styles. */
export function tokenStylesheet(project: ProjectTheme): string {
  return sheetCss([rule(':root', '', tokenProperties(project)), ...colors(project)], everything);
}

const everything = { hasPart: () => true, hasProperty: () => true };

function colors(project: ProjectTheme): SheetRule[] {
  const { light, dark } = palette(project);
  if (project.colorMode === 'base') {
    const mode = colorModeOf(project.baseColor);
    return [rule(':root', `color-scheme: ${mode}`, paletteProperties({ light, dark }[mode]))];
  }
  const inDark = (selector: string) =>
    rule(selector, 'color-scheme: dark', paletteProperties(dark));
  return [
    rule(':root', 'color-scheme: light', paletteProperties(light)),
    ...within('@media screen and (prefers-color-scheme: dark)', [
      inDark(`:root:not([${colorModeAttribute}=${'light' satisfies ColorMode}])`),
    ]),
    ...within('@media screen', [
      inDark(`:root[${colorModeAttribute}=${'dark' satisfies ColorMode}]`),
    ]),
  ];
}
