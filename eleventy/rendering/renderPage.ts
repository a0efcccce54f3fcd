import { themeStylesheet } from '../../components/theme/stylesheet.ts';
import type { Content } from '../../data/content.ts';
import type { Theme } from '../../data/model/theme.ts';
import type { Assets } from '../assets.ts';
import { contentSecurityPolicy, hashOf } from './contentSecurityPolicy.ts';
import { criticalCss } from './emotion.ts';
import type { PageParts, SharedPart } from './pageParts.ts';
import { render } from './render.tsx';
import { fillSlots } from './Slot.tsx';

/** The HTML of a page, with all the CSS that it uses and a policy that allows just what it needs. */
export function renderPage(page: PageParts, content: Content, assets: Assets): string {
  const { language } = page;
  const { headScript, mainScript } = assets;
  const slots = Object.fromEntries(
    Object.entries(page.slots).map(([name, element]) => [name, render(element, language)]),
  );
  const header = fillSlots(renderOnce(page.header, page, content), slots);
  const footer = fillSlots(renderOnce(page.footer, page, content), slots);
  const body = `${header}${render(page.main, language)}${footer}`;
  const css = `${assets.fontFaces}${globalCss(content.site.theme)}${criticalCss(body)}`;
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
    `</head><body>${body}</body></html>`,
  ].join('');
}

/** Most of a page's cost is what it shares with others: the menu and the footer. */
function renderOnce({ key, element }: SharedPart, { language }: PageParts, content: Content) {
  const rendered = sharedParts.get(content) ?? new Map<string, string>();
  sharedParts.set(content, rendered);
  const html = rendered.get(key) ?? render(element, language);
  rendered.set(key, html);
  return html;
}

const sharedParts = new WeakMap<Content, Map<string, string>>();

function globalCss(theme: Theme): string {
  const css =
    stylesheets.get(theme) ??
    themeStylesheet({
      brandColor: theme.brand_color,
      baseColor: theme.base_color,
      colorMode: theme.config.colorMode,
    });
  stylesheets.set(theme, css);
  return css;
}

const stylesheets = new WeakMap<Theme, string>();
