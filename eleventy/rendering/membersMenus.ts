import type { MembersMenusData } from '../../contract/records/sharedData.ts';
import type { Surroundings } from './frame.ts';
import { needsOf } from './needs.ts';
import { mainCss } from './pageCss.ts';
import type { PageParts } from './pageParts.ts';
import { region } from './region.ts';
import { render } from './render.tsx';
import type { SiteRendering } from './SiteRendering.ts';

/**
 * Renders the menus that members have to what a browser can put into any page of the language. They are in
 * none of them, and of the same build as the frame that they come into.
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
