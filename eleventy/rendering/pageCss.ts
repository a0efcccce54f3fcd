import {
  fallbackFaces,
  fontFaceCss,
  neededFaces,
  type ServedFontFace,
} from '../../components/theme/fonts.ts';
import { minified } from '../../components/theme/minified.ts';
import { themeStylesheet } from '../../components/theme/stylesheet.ts';
import { islandElement } from '../../contract/markup/island.ts';
import type { Theme } from '../../data/model/theme.ts';
import { shortHash } from '../cache/shortHash.ts';
import { nested } from './nested.ts';
import {
  groupsIn,
  withoutUnusedProperties,
  withoutUnusedRules,
  type OptionalGroup,
} from './prune.ts';
import type { Region } from './region.ts';
import { ownNames, shortNames, withConstantsInPlace, withShortNames } from './shortProperties.ts';
import { withoutKnown } from './withoutKnown.ts';

/**
 * All the CSS that a part of a page uses and none that it doesn't, since it travels in the page:
 * the font faces, the theme's stylesheet, and the rules of its components.
 */
export function pageCss(
  { html, css }: Region,
  theme: Theme,
  fontFaces: readonly ServedFontFace[],
): string {
  const fonts = fontFaceCss(neededFaces(fontFaces, html), fallbackFaces[theme.config.typefaces]);
  const groups = groupsIn(html);
  // Pages of one kind mostly need the same, and finishing costs more than rendering.
  const key = [fonts, JSON.stringify(theme), css, ...groups, ...propertyUses(html)].join(' ');
  const rules = finished.get(key) ?? writeStyles({ html, css }, globalCss(theme), groups);
  finished.set(key, rules);
  return fonts + rules;
}

const finished = new Map<string, string>();

/** The CSS of a main region, by a hash that says which pages have the same. */
export interface MainCss {
  readonly css: string;
  readonly hash: string;
}

/** What the CSS of a whole page has that the frame's has not: it comes and goes with the page. */
export function mainCss(wholeCss: string, frameCss: string): MainCss {
  const key = `${wholeCss} ${frameCss}`;
  const cached = variants.get(key);
  if (cached) return cached;
  const css = written(withoutKnown(wholeCss, frameCss));
  const variant = { css, hash: shortHash(css) };
  variants.set(key, variant);
  return variant;
}

const variants = new Map<string, MainCss>();

/** CSS as it travels: in as few words as it can be said. */
export function written(css: string): string {
  const cached = inFewWords.get(css) ?? minified(nested(css));
  inFewWords.set(css, cached);
  return cached;
}

const inFewWords = new Map<string, string>();

/** The custom properties that a page needs under the names that they have in the theme. */
function propertyUses(html: string): string[] {
  // What an island shows once it is alive may refer to any.
  if (hasIsland(html)) return [islandElement];
  return [...html.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
}

function writeStyles(
  { html, css }: Region,
  theme: string,
  groups: readonly OptionalGroup[],
): string {
  const used = withConstantsInPlace(withoutUnusedRules(theme + css, groups));
  const declared = ownNames(theme, hasIsland(html) ? undefined : propertyUses(html));
  return withoutUnusedProperties(withShortNames(used, shortNames(theme)), declared) + declared;
}

/** Whether something in a part of a page comes to life in the browser. */
export function hasIsland(html: string): boolean {
  return html.includes(`<${islandElement} `);
}

function globalCss({ brand_color, base_color, config }: Theme): string {
  return themeStylesheet({ ...config, brandColor: brand_color, baseColor: base_color });
}
