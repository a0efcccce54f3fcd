import type { MembersMenusData } from '../../contract/records.ts';
import type { Surroundings } from './renderedParts.ts';
import { needsOf } from './needs.ts';
import { mainCss } from './pageCss.ts';
import type { PageParts } from './pageParts.ts';
import { region } from './region.ts';
import { render } from './render.tsx';
import type { SiteRendering } from './SiteRendering.ts';

/**
 * Renders the menus of members as data that the browser can insert into any page of the language.
 * Pages do not contain them. The compilation hash covers them together with the frame.
 */
export function membersMenus(
  { members, language }: Pick<PageParts, 'members' | 'language'>,
  frame: Surroundings,
  rendering: SiteRendering,
): MembersMenusData | undefined {
  const part = members?.();
  if (!part) return undefined;
  const { menus, backend, home } = part;
  const { html, names } = region(render(menus, language), 'u');
  const needs = needsOf(html, rendering.assets.fontFaces);
  const ownCss = mainCss({ names, needs }, frame.styles, rendering);
  return { html, css: ownCss, backend, home };
}
