import { shortHash } from '../cache/shortHash.ts';
import { mainCss } from './pageCss.ts';
import type { ConsentPart, PageParts } from './pageParts.ts';
import { needsOf } from './needs.ts';
import { region } from './region.ts';
import { render } from './render.tsx';
import type { RenderedBanner, Surroundings } from './renderedParts.ts';
import type { SiteRendering } from './SiteRendering.ts';

/**
 * Renders the banner as data that the browser can insert into any page of the language. Pages do
 * not contain the banner, so visitors who have answered neither load nor see it.
 */
export function consentBanner(
  { consent, language }: PageParts,
  frame: Surroundings,
  rendering: SiteRendering,
): RenderedBanner | undefined {
  if (!consent) return undefined;
  return rendering.banners.for(`${language} ${frame.stylesKey}`, () =>
    asData(consent, render(consent.banner(), language), frame, rendering),
  );
}

function asData(
  { entries }: ConsentPart,
  rendered: string,
  frame: Surroundings,
  rendering: SiteRendering,
): RenderedBanner {
  const { html, names } = region(rendered, 'b');
  const needs = needsOf(html, rendering.assets.fontFaces);
  const ownCss = mainCss({ names, needs }, frame.styles, rendering);
  const data = { html, css: ownCss, consents: entries };
  return { hash: shortHash(JSON.stringify(data)), data };
}
