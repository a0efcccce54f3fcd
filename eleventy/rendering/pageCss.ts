import { fallbackFaces, fontFaceCss } from '../../components/theme/fonts.ts';
import type { Property } from '../../components/theme/sheet.ts';
import { classCss, definitionsCss, rulesOf } from './classRules.ts';
import { neededTogether } from './needs.ts';
import type { FinishedCss, Styled } from './renderedParts.ts';
import type { SiteRendering } from './SiteRendering.ts';
import { colorsIn } from './siteTheme.ts';

/**
 * Returns the CSS of a part of a page: the font faces, the theme's stylesheet, and the rules of its
 * components. Only used CSS is included, since it is part of the page.
 */
export function pageCss(part: Styled, rendering: SiteRendering): FinishedCss {
  return finish(part, rendering);
}

/**
 * Returns the CSS of a page without that of the frame. Client navigation replaces it with the page.
 */
export function mainCss(part: Styled, frame: FinishedCss, rendering: SiteRendering): string {
  return finish(part, rendering, frame).css;
}

/** @param beside the CSS that is already in the page */
function finish(
  { names, needs: own }: Styled,
  { content, assets, theme, classRules }: SiteRendering,
  beside?: FinishedCss,
): FinishedCss {
  const needs = neededTogether(beside ? [beside.needs, own] : [own]);
  const classes = rulesOf(names, classRules, theme);
  const added = [...classes]
    .filter(([name]) => !beside?.classes.has(name))
    .map(([, rules]) => rules);
  const declared = theme.ownNames(needs.hasIsland ? undefined : needs.properties);
  const colors = new Set([
    ...(beside?.colors ?? []),
    ...theme.colorsOf(needs.parts),
    ...added.flatMap((one) => one.colors),
    ...declared.flatMap(([, value]) => colorsIn(value)),
  ]);

  const faces = assets.fontFaces.filter(
    (face) => needs.faces.has(face) && beside?.needs.faces.has(face) !== true,
  );
  const fallbacks = fallbackFaces[content.site.theme.config.typefaces].filter(({ occasion }) =>
    occasion ? faces.some((face) => face.occasion === occasion) : !beside,
  );
  const css = [
    fontFaceCss(faces, fallbacks),
    theme.css({ parts: needs.parts, colors }, beside && { ...beside.needs, ...beside }),
    // A component of the frame redefines colours for its background. An element inserted into it may be the first to
    // use one of them, so its definition is added.
    ...[...(beside?.classes.values() ?? [])].map((one) =>
      definitionsCss(one, (color) => colors.has(color) && beside?.colors.has(color) !== true),
    ),
    ...added.map((one) => classCss(one, (color) => colors.has(color))),
    rootRule(declared.filter(([name]) => beside?.declared.has(name) !== true)),
  ].join('');
  return { css, needs, classes, colors, declared: new Set(declared.map(([name]) => name)) };
}

function rootRule(properties: readonly Property[]): string {
  const declarations = properties.map(([name, value]) => `${name}:${value}`);
  return declarations.length === 0 ? '' : `:root{${declarations.join(';')}}`;
}
