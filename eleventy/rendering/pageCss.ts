import { islandElement } from '../../components/island/Island.tsx';
import {
  fallbackFaces,
  fontFaceCss,
  neededFaces,
  type ServedFontFace,
} from '../../components/theme/fonts.ts';
import { themeStylesheet } from '../../components/theme/stylesheet.ts';
import type { Theme } from '../../data/model/theme.ts';
import {
  groupsIn,
  withoutUnusedProperties,
  withoutUnusedRules,
  type OptionalGroup,
} from './prune.ts';
import type { Region } from './region.ts';

/**
 * All the CSS that a page uses and none that it doesn't, since it travels in the page: the font
 * faces, the theme's stylesheet, and the rules of its components.
 */
export function pageCss(
  { html, css }: Region,
  theme: Theme,
  fontFaces: readonly ServedFontFace[],
): string {
  const fonts = fontFaceCss(neededFaces(fontFaces, html), fallbackFaces);
  const groups = groupsIn(html);
  // Pages of one kind mostly need the same, and pruning costs more than rendering.
  const key = [fonts, JSON.stringify(theme), css, ...groups, ...propertyUses(html)].join(' ');
  const pruned = finished.get(key) ?? prune({ html, css: globalCss(theme) + css }, groups);
  finished.set(key, pruned);
  return fonts + pruned;
}

const finished = new Map<string, string>();

/** What of the markup itself decides on the custom properties that a page keeps. */
function propertyUses(html: string): string[] {
  return hasIsland(html) ? [islandElement] : (html.match(/var\(--[\w-]+/g) ?? []);
}

function prune({ html, css }: Region, groups: readonly OptionalGroup[]): string {
  const used = withoutUnusedRules(css, groups);
  // What an island shows once it is alive may refer to any property.
  return hasIsland(html) ? used : withoutUnusedProperties(used, html);
}

function hasIsland(html: string): boolean {
  return html.includes(`<${islandElement} `);
}

function globalCss({ brand_color, base_color, config }: Theme): string {
  return themeStylesheet({
    brandColor: brand_color,
    baseColor: base_color,
    colorMode: config.colorMode,
  });
}
