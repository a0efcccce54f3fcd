import type { Content } from '../../../data/Content.ts';
import { readEnvironment } from '../../../data/settings/environment.ts';
import type { Assets } from '../../../eleventy/assets/assets.ts';
import { PageDataWriter } from '../../../eleventy/pageData/PageDataWriter.ts';
import { SiteRendering } from '../../../eleventy/rendering/SiteRendering.ts';
import { SearchIndex } from '../../../eleventy/search/SearchIndex.ts';
import { pageContext, type PageContext } from '../../../pages/template/pageContext.ts';
import { SharedProps } from '../../../pages/template/SharedProps.ts';
import { template } from '../../../pages/template/template.tsx';
import type { TemplateData } from '../../../pages/template/templateData.ts';

export const siteUrl = 'https://vhm.example';

const environment = readEnvironment({ SITE_URL: siteUrl });
const assets: Assets = {
  mainScript: '/main.js',
  islandScript: '/assets/hydration.js',
  headScript: '',
  newsletterScript: '',
  memberLinkScript: '',
  markMemberScript: '',
  offlineScript: '/offline.js',
  notFoundScript: '/not-found.js',
  fontFaces: [],
  preloadFonts: [],
};

/** The data that Eleventy passes to the template of a page. */
export function templateData(path: string, content: Content): TemplateData {
  const route = content.routes.at(path);
  if (!route) throw new Error(`There is no page at ${path}.`);
  return {
    environment,
    siteContent: content,
    assets,
    contentImages: new Map(),
    socialImages: new Map(),
    isShown: undefined,
    onFailure: undefined,
    memory: undefined,
    pageData: new PageDataWriter(() => undefined),
    ...sharedOf(content),
    searchIndex: new SearchIndex(),
    textMemory: undefined,
    accessibilityCheck: undefined,
    route,
  };
}

/** Data that all pages of one content share, as in a build. */
function sharedOf(content: Content): Pick<TemplateData, 'rendering' | 'sharedProps'> {
  const known = shared.get(content);
  if (known) return known;
  const made = {
    rendering: new SiteRendering(content, assets),
    sharedProps: new SharedProps(),
  };
  shared.set(content, made);
  return made;
}

const shared = new WeakMap<Content, Pick<TemplateData, 'rendering' | 'sharedProps'>>();

/** The HTML of a page around an empty screen. */
export function pageAt(path: string, content: Content): string {
  const data = templateData(path, content);
  return template(data.route.page.key, () => <main />).render(data)!;
}

/** The context from which a template makes the props of its screen. */
export function contextAt(path: string, content: Content): PageContext {
  return pageContext(templateData(path, content));
}
