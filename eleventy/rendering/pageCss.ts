import { fallbackFaces, fontFaceCss } from '../../components/theme/fonts.ts';
import type { Property } from '../../components/theme/sheet.ts';
import { classCss, definitionsCss, rulesOf, type ClassRules } from './classRules.ts';
import { neededTogether, type Needs } from './needs.ts';
import type { ShortClasses } from './region.ts';
import type { SiteRendering } from './SiteRendering.ts';
import { colorsIn } from './siteTheme.ts';

/** What a part of a page is styled by. */
export interface Styled {
  readonly names: ShortClasses;
  readonly needs: Needs;
}

/** All that a part of a page brings of CSS, for what comes into the page beside it. */
export interface FinishedCss {
  readonly css: string;
  readonly needs: Needs;
  readonly classes: ReadonlyMap<string, ClassRules>;
  /** By their short names. */
  readonly colors: ReadonlySet<string>;
  /** What of the theme it defines by the theme's own names. */
  readonly declared: ReadonlySet<string>;
}

/**
 * All the CSS that a part of a page uses and none that it doesn't, since it travels in the page:
 * the font faces, the theme's stylesheet, and the rules of its components.
 */
export function pageCss(part: Styled, rendering: SiteRendering): FinishedCss {
  return finish(part, rendering);
}

/** What the CSS of a whole page has that the frame's has not: it comes and goes with the page. */
export function mainCss(part: Styled, frame: FinishedCss, rendering: SiteRendering): string {
  return finish(part, rendering, frame).css;
}

/** @param beside what is there already */
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
  const fallbacks = beside ? [] : fallbackFaces[content.site.theme.config.typefaces];
  const css = [
    fontFaceCss(faces, fallbacks),
    theme.css({ parts: needs.parts, colors }, beside && { ...beside.needs, ...beside }),
    // What stands in a component on another ground may be the first to need a colour there.
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
