import type { Content } from '../../data/content.ts';
import type { Assets } from '../assets.ts';
import { contentSecurityPolicy, hashOf } from './contentSecurityPolicy.ts';
import { pageCss } from './pageCss.ts';
import type { PageParts, SharedPart } from './pageParts.ts';
import { region, type Region } from './region.ts';
import { render } from './render.tsx';
import { fillSlots } from './Slot.tsx';

/** The HTML of a page, with all the CSS that it uses and a policy that allows just what it needs. */
export function renderPage(page: PageParts, content: Content, assets: Assets): string {
  const { language } = page;
  const { headScript, mainScript } = assets;
  const body = joined([
    region(renderWithSlots(page.header, page, content), 'h'),
    region(render(page.main, language), 'm'),
    region(renderWithSlots(page.footer, page, content), 'f'),
  ]);
  const css = pageCss(body, content.site.theme, assets.fontFaces);
  const policy = contentSecurityPolicy({ scripts: [hashOf(headScript)], styles: [hashOf(css)] });
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    ...assets.preloadFonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<script>${headScript}</script>`,
    `<style>${css}</style>`,
    `<script type="module" src="${mainScript}"></script>`,
    render(page.head, language),
    `</head><body>${body.html}</body></html>`,
  ].join('');
}

function renderWithSlots(part: SharedPart, { language, slots }: PageParts, content: Content) {
  return fillSlots(renderOnce(part, language, content), (name) => {
    const filling = slots[name];
    return filling ? render(filling, language) : '';
  });
}

/** Most of a page's cost is what it shares with others: the menu and the footer. */
function renderOnce(
  { key, element }: SharedPart,
  language: PageParts['language'],
  content: Content,
) {
  const rendered = sharedParts.get(content) ?? new Map<string, string>();
  sharedParts.set(content, rendered);
  const html = rendered.get(key) ?? render(element, language);
  rendered.set(key, html);
  return html;
}

const sharedParts = new WeakMap<Content, Map<string, string>>();

function joined(regions: readonly Region[]): Region {
  return {
    html: regions.map(({ html }) => html).join(''),
    css: regions.map(({ css }) => css).join(''),
  };
}
