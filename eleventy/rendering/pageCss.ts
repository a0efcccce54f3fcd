import { fallbackFaces, fontFaceCss, type ServedFontFace } from '../../components/theme/fonts.ts';
import { minified } from '../../components/theme/minified.ts';
import { themeStylesheet } from '../../components/theme/stylesheet.ts';
import type { Theme } from '../../data/model/theme.ts';
import { shortHash } from '../cache/shortHash.ts';
import { nested } from './nested.ts';
import { needsKey, type Needs } from './needs.ts';
import { withoutUnusedProperties, withoutUnusedRules } from './prune.ts';
import { ownNames, shortNames, withConstantsInPlace, withShortNames } from './shortProperties.ts';
import { withoutKnown } from './withoutKnown.ts';

/** The rules of a part of a page, and what it needs beside them. */
export interface Styles {
  readonly css: string;
  readonly needs: Needs;
}

/**
 * All the CSS that a part of a page uses and none that it doesn't, since it travels in the page:
 * the font faces, the theme's stylesheet, and the rules of its components.
 */
export function pageCss(
  { css, needs }: Styles,
  theme: Theme,
  fontFaces: readonly ServedFontFace[],
): string {
  // Pages of one kind mostly need the same, and finishing costs more than rendering.
  const key = [JSON.stringify(theme), needsKey(needs), css].join(' ');
  const rules = finished.get(key) ?? writeStyles({ css, needs }, globalCss(theme));
  finished.set(key, rules);
  const faces = fontFaces.filter((face) => needs.faces.has(face));
  return fontFaceCss(faces, fallbackFaces[theme.config.typefaces]) + rules;
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

function writeStyles({ css, needs }: Styles, theme: string): string {
  const used = withConstantsInPlace(withoutUnusedRules(theme + css, [...needs.groups]));
  const declared = ownNames(theme, needs.hasIsland ? undefined : [...needs.properties]);
  return withoutUnusedProperties(withShortNames(used, shortNames(theme)), declared) + declared;
}

function globalCss({ brand_color, base_color, config }: Theme): string {
  return themeStylesheet({ ...config, brandColor: brand_color, baseColor: base_color });
}
