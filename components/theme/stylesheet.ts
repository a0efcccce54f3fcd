import type { ColorMode } from '../../contract/colorMode.ts';
import { colorModeAttribute } from '../../contract/markup/colorMode.ts';
import { paletteProperties, tokenProperties } from './customProperties.ts';
import { globalStyles } from './globalStyles.ts';
import { minified } from './minified.ts';
import { colorModeOf, palette, type ProjectColors } from './palette.ts';
import type { ProjectShapes } from './projectShapes.ts';
import { typefaces } from './projectTokens.ts';

export interface ProjectTheme extends ProjectColors, ProjectShapes {
  /**
   * Who chooses light or dark: `user` follows the visitor (the stored choice, written to
   * `<html data-color-mode>`, else the system's preference); `base` has the one mode that the base
   * colour belongs to.
   */
  readonly colorMode: 'user' | 'base';
}

/**
 * The stylesheet that every page of a project starts with: tokens as custom properties, and global
 * styles. It is minified and small, because it is inlined in each page.
 *
 * @throws if one of the project's colours is not a colour.
 */
export function themeStylesheet(project: ProjectTheme): string {
  const { brandColor, baseColor, colorMode, corners, density } = project;
  const key = [brandColor, baseColor, colorMode, project.typefaces, corners, density].join();
  const { headingWeight } = typefaces[project.typefaces];
  const css =
    stylesheets.get(key) ??
    minified(`:root{${tokenProperties(project)}}${colors(project)}${globalStyles(headingWeight)}`);
  stylesheets.set(key, css);
  return css;
}

/** A project has one, which each of its pages and each story asks for; its colours are searched long. */
const stylesheets = new Map<string, string>();

function colors(project: ProjectTheme): string {
  const { light, dark } = palette(project);
  if (project.colorMode === 'base') {
    const mode = colorModeOf(project.baseColor);
    return `:root{${paletteProperties({ light, dark }[mode], mode)}}`;
  }
  const darkProperties = paletteProperties(dark, 'dark');
  return `
    :root { ${paletteProperties(light, 'light')} }
    @media screen and (prefers-color-scheme: dark) {
      :root:not([${colorModeAttribute}=${'light' satisfies ColorMode}]) { ${darkProperties} }
    }
    @media screen { :root[${colorModeAttribute}=${'dark' satisfies ColorMode}] { ${darkProperties} } }
  `;
}
