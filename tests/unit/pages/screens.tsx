import type { Content } from '../../../data/content.ts';
import { readEnvironment } from '../../../data/environment.ts';
import type { Assets } from '../../../eleventy/assets.ts';
import { template, type PageContext } from '../../../pages/layout/pageContext.ts';

export const siteUrl = 'https://vhm.example';

const environment = readEnvironment({ SITE_URL: siteUrl });
const assets: Assets = { mainScript: '/main.js', headScript: '', fontFaces: [], preloadFonts: [] };

/** What Eleventy hands to the template of a page. */
export function templateData(path: string, content: Content) {
  const route = content.routes.at(path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  return { environment, siteContent: content, assets, route };
}

/** A page with its shell around an empty screen. */
export function pageAt(path: string, content: Content): string {
  return shown(path, content).html;
}

/** What a template makes its screen of. */
export function contextAt(path: string, content: Content): PageContext {
  return shown(path, content).context;
}

function shown(path: string, content: Content) {
  const data = templateData(path, content);
  const contexts: PageContext[] = [];
  const { render } = template(data.route.page.key, (context) => {
    contexts.push(context);
    return <main />;
  });
  const html = render(data);
  return { html, context: contexts[0]! };
}
