import { breakpoints } from '../../components/theme/tokens.ts';
import { dataAttribute } from '../../contract/dataAttributes.ts';
import type { ExternalContentData, StylesheetData } from '../../contract/markup.ts';
import type { PageResult } from '../../contract/pageData.ts';
import type { MembersMenusData } from '../../contract/records.ts';
import type { Compilation } from '../pageData/Compilation.ts';
import { consentBanner } from './consentBanner.ts';
import type { RenderedBanner } from './renderedParts.ts';
import { hasIsland, needsOf } from './needs.ts';
import type { PageParts } from './pageParts.ts';
import { pageStyles } from './pageStyles.ts';
import { region } from './region.ts';
import { renderKey, renderRemembered } from './renderMemo.ts';
import type { SiteRendering } from './SiteRendering.ts';
import { withFilledSlots, renderFrame } from './frame.ts';

/** A page as a document, and as the parts that client navigation needs. */
export interface RenderedPage {
  /** With all the CSS that the page uses, and a policy that allows only what it needs. */
  readonly html: string;
  readonly compilationHash: string;
  readonly result: PageResult;
  readonly banner: RenderedBanner | undefined;
  readonly membersMenus: MembersMenusData | undefined;
}

/** @param mainKey returns the key of the main region (`renderKey`) */
export function renderPage(
  page: PageParts,
  rendering: SiteRendering,
  compilation: Compilation,
  mainKey = () => renderKey(page.main, page.language, rendering),
): RenderedPage {
  const { language, head, structuredData = '' } = page;
  const { assets } = rendering;
  const { mainScript, islandScript } = assets;
  const frame = renderFrame(page, rendering);
  const { header, footer } = withFilledSlots(frame);
  const main = region(renderRemembered(page.main, language, rendering, mainKey), 'm');

  const needs = needsOf(main.html, assets.fontFaces);
  const { css, ofMain, policy } = pageStyles(frame, { names: main.names, needs }, rendering);
  const banner = consentBanner(page, frame, rendering);
  const compilationHash = compilation.hashOf(frame.styles.css);
  const hashes = [compilationHash, ...(banner ? [banner.hash] : [])];
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ...assets.preloadFonts.map(
      (href) =>
        `<link rel="preload" href="${href}" as="font" type="font/woff2" media="${widerThanPhones}" crossorigin>`,
    ),
    frame.head,
    `<script>${assets.headScript}</script>`,
    // A classic script, so that no other script runs before it. A file, because its hash would be in every
    // page's policy.
    ...(page.script === undefined ? [] : [`<script src="${page.script}"></script>`]),
    `<style ${dataAttribute('build' satisfies keyof StylesheetData)}="${hashes.join(' ')}">${css}</style>`,
    `<script type="module" src="${mainScript}"></script>`,
    // Preloaded, because the script also handles clicks from before hydration.
    ...(needsIslandScript(main.html) ? [`<link rel="modulepreload" href="${islandScript}">`] : []),
    head,
    structuredData,
    `</head><body>${header}${main.html}${footer}</body></html>`,
  ].join('');
  return {
    html,
    compilationHash,
    result: { language, head, main: main.html, css: ofMain, slots: frame.slots },
    banner,
    membersMenus: compilation.membersMenus.get(language),
  };
}

/**
 * Chromium delays the first paint by up to 100 ms for fonts that the head preloads. On a phone's line they arrive later than
 * that, so the wait would be for nothing (docs/decisions/0144-phones-do-not-wait-for-fonts.md).
 */
const widerThanPhones = `(min-width:${breakpoints.md})`;

/** True if `browser/page/islands/islands.ts` has something to hydrate or load. */
function needsIslandScript(html: string): boolean {
  return (
    hasIsland(html) ||
    html.includes(` ${dataAttribute('external' satisfies keyof ExternalContentData)}="`)
  );
}
