import type { MembersMenusData } from '../../contract/records/sharedData.ts';
import type { Content } from '../../data/Content.ts';
import type { Assets } from '../assets/assets.ts';
import type { Surroundings } from './frame.ts';
import { needsOf, neededTogether } from './needs.ts';
import { mainCss, pageCss } from './pageCss.ts';
import type { PageParts } from './pageParts.ts';
import { region } from './region.ts';
import { render } from './render.tsx';

/**
 * Renders the menus that members have to what a browser can put into any page of the language. They are in
 * none of them, and of the same build as the frame that they come into.
 */
export function membersMenus(
  { members, language }: Pick<PageParts, 'members' | 'language'>,
  frame: Surroundings,
  { site }: Content,
  { fontFaces }: Pick<Assets, 'fontFaces'>,
): MembersMenusData | undefined {
  const part = members?.();
  if (!part) return undefined;
  const { menus, backend, home } = part;
  const { html, css } = region(render(menus, language), 'u');
  const needs = neededTogether([frame.needs, needsOf(html, fontFaces)]);
  const both = { css: frame.css + css, needs };
  const ownCss = mainCss(pageCss(both, site.theme, fontFaces), frame.finishedCss).css;
  return { html, css: ownCss, backend, home };
}
