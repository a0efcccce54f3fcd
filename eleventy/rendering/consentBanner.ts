import type { BannerData } from '../../contract/records/sharedData.ts';
import type { Content } from '../../data/Content.ts';
import type { Assets } from '../assets/assets.ts';
import { shortHash } from '../cache/shortHash.ts';
import { mainCss, pageCss } from './pageCss.ts';
import type { ConsentPart, PageParts } from './pageParts.ts';
import type { Surroundings } from './frame.ts';
import { needsOf, neededTogether } from './needs.ts';
import { region } from './region.ts';
import { render } from './render.tsx';

/** The banner that asks for consent, under the hash of all that is in it. */
export interface RenderedBanner {
  readonly hash: string;
  readonly data: BannerData;
}

/**
 * Renders the banner to what a browser can put into any page of the language. It is in none of
 * them: who has answered pays nothing for it, and sees nothing of it, not even for a moment.
 */
export function consentBanner(
  { consent, language }: PageParts,
  frame: Surroundings,
  content: Content,
  assets: Assets,
): RenderedBanner | undefined {
  if (!consent) return undefined;
  const bannersByKey = banners.get(content) ?? new Map<string, RenderedBanner>();
  banners.set(content, bannersByKey);
  const key = `${language} ${frame.finishedCss}`;
  const banner =
    bannersByKey.get(key) ??
    asData(consent, render(consent.banner(), language), frame, content, assets);
  bannersByKey.set(key, banner);
  return banner;
}

const banners = new WeakMap<Content, Map<string, RenderedBanner>>();

function asData(
  { entries }: ConsentPart,
  rendered: string,
  frame: Surroundings,
  { site }: Content,
  { fontFaces }: Assets,
): RenderedBanner {
  const { html, css } = region(rendered, 'b');
  const needs = neededTogether([frame.needs, needsOf(html, fontFaces)]);
  const both = { css: frame.css + css, needs };
  const ownCss = mainCss(pageCss(both, site.theme, fontFaces), frame.finishedCss).css;
  const data = { html, css: ownCss, consents: entries };
  return { hash: shortHash(JSON.stringify(data)), data };
}
