import { escapeAttribute } from 'entities';
import { dataAttribute } from '../../contract/markup/dataAttributes.ts';
import type { ExternalContentData } from '../../contract/markup/externalContent.ts';
import { selectorBeforeMain, type StylesheetData } from '../../contract/markup/stylesheet.ts';
import type { MembersMenusData } from '../../contract/records/sharedData.ts';
import type { PageResult } from '../../contract/records/pageRecord.ts';
import type { Content } from '../../data/Content.ts';
import type { Assets } from '../assets/assets.ts';
import type { Compilation } from '../pageData/Compilation.ts';
import { contentSecurityPolicy, hashOf } from './contentSecurityPolicy.ts';
import { consentBanner, type RenderedBanner } from './consentBanner.ts';
import { otherHosts } from './otherHosts.ts';
import { hasIsland, needsOf, neededTogether } from './needs.ts';
import { mainCss, pageCss, written, type MainCss } from './pageCss.ts';
import type { PageParts } from './pageParts.ts';
import { region } from './region.ts';
import { render } from './render.tsx';
import { withFilledSlots, renderFrame } from './frame.ts';

/** A page as a document, and in the parts that a visitor needs who has another page already. */
export interface RenderedPage {
  /** With all the CSS that the page uses and a policy that allows just what it needs. */
  readonly html: string;
  readonly compilationHash: string;
  readonly result: PageResult;
  readonly mainCss: MainCss;
  readonly banner: RenderedBanner | undefined;
  readonly membersMenus: MembersMenusData | undefined;
}

export function renderPage(
  page: PageParts,
  content: Content,
  assets: Assets,
  compilation: Compilation,
): RenderedPage {
  const { language } = page;
  const { mainScript, islandScript } = assets;
  const { theme } = content.site;
  const frame = renderFrame(page, content, assets);
  const { header, footer } = withFilledSlots(frame);
  const main = region(render(page.main, language), 'm');
  const head = render(page.head, language);

  const { finishedCss: frameCss } = frame;
  const body = {
    css: frame.css + main.css,
    needs: neededTogether([frame.needs, needsOf(main.html, assets.fontFaces)]),
  };
  const ofMain = mainCss(pageCss(body, theme, assets.fontFaces), frameCss);
  const css = `${written(frameCss)}${startOfMainCss}${ofMain.css}`;
  const banner = consentBanner(page, frame, content, assets);
  const compilationHash = compilation.hashOf(frameCss);
  const policy = contentSecurityPolicy(
    { scripts: [hashOf(assets.headScript)], styles: [hashOf(css)] },
    otherHosts(content),
  );
  const hashes = [compilationHash, ofMain.hash, ...(banner ? [banner.hash] : [])];
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // Quotes of policies are single ones, so no hash in them changes.
    `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">`,
    ...assets.preloadFonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<script>${assets.headScript}</script>`,
    // No module: nothing else runs before it, and a hash of it would be sent with every page.
    ...(page.script === undefined ? [] : [`<script src="${page.script}"></script>`]),
    `<style ${dataAttribute('build' satisfies keyof StylesheetData)}="${hashes.join(' ')}">${css}</style>`,
    `<script type="module" src="${mainScript}"></script>`,
    // A press on what is still asleep is not lost once this is there.
    ...(isAsleep(main.html) ? [`<link rel="modulepreload" href="${islandScript}">`] : []),
    head,
    `</head><body>${header}${main.html}${footer}</body></html>`,
  ].join('');
  return {
    html,
    compilationHash,
    result: { language, head, main: main.html, slots: frame.slots },
    mainCss: ofMain,
    banner,
    membersMenus: compilation.membersMenus.get(language),
  };
}

/** Whether there is something for `client/islands/islands.ts` to do. */
function isAsleep(html: string): boolean {
  return (
    hasIsland(html) ||
    html.includes(` ${dataAttribute('external' satisfies keyof ExternalContentData)}="`)
  );
}

/** Tells client navigation where the rules begin that go with the page. */
const startOfMainCss = `${selectorBeforeMain}{}`;
