import { join, relative } from 'node:path';
import { readEnvironment } from './data/settings/environment.ts';
import { embedsIn } from './eleventy/richText/richText.ts';
import { loadContent } from './data/loadContent.ts';
import { readAccessibilityCheck } from './eleventy/checks/accessibilityCheck.ts';
import { codeHash } from './eleventy/cache/codeHash.js';
import { hashOfScriptSources } from './eleventy/assets/scriptSources.ts';
import { siteAssets } from './eleventy/assets/siteAssets.ts';
import { downloads } from './eleventy/downloads/plugin.ts';
import type { EleventyConfig, Plugin } from './eleventy/eleventyConfig.ts';
import { hosting } from './eleventy/hosting/plugin.ts';
import { icons } from './eleventy/icons/plugin.ts';
import { contentImages } from './eleventy/images/plugin.ts';
import { liveReload } from './eleventy/liveReload/plugin.ts';
import { oncePerBuild } from './eleventy/oncePerBuild.ts';
import { pageData } from './eleventy/pageData/plugin.ts';
import { SiteRendering } from './eleventy/rendering/SiteRendering.ts';
import { richTexts } from './eleventy/richText/plugin.ts';
import { search } from './eleventy/search/plugin.ts';
import { searchEngines } from './eleventy/searchEngines/plugin.ts';
import { serviceWorker } from './eleventy/serviceWorker/plugin.ts';
import { socialImages } from './eleventy/socialImages/plugin.ts';
import { templates } from './eleventy/templates/plugin.ts';
import { SharedProps } from './pages/template/SharedProps.ts';

/**
 * Configures Eleventy: reads the content, renders each page with its template, writes the website.
 */
export default function configure(config: EleventyConfig) {
  const environment = readEnvironment();
  const content = oncePerBuild(
    config,
    config.readContent ?? (() => loadContent(environment, embedsIn)),
  );
  const scriptSources = oncePerBuild(config, () => Promise.resolve(hashOfScriptSources()));
  const assets = siteAssets(config, { environment, content, scriptSources });
  const rendering = oncePerBuild(
    config,
    async () => new SiteRendering(await content(), await assets(), config.memory?.memo),
  );

  const code = config.memory?.code ?? codeHash();

  // Eleventy passes frozen objects to each page by reference, and copies others.
  config.addGlobalData('environment', Object.freeze(environment));
  config.addGlobalData('siteContent', content);
  config.addGlobalData('assets', async () => Object.freeze(await assets()));
  config.addGlobalData('rendering', rendering);
  config.addGlobalData('sharedProps', () => new SharedProps());
  config.addGlobalData('accessibilityCheck', () =>
    readAccessibilityCheck(environment.accessibilityCheck),
  );

  const plugins: readonly Plugin[] = [
    // Must be first: this plugin adds the files that an edit makes stale to the list that the
    // others get.
    liveReload,
    templates,
    contentImages,
    downloads,
    socialImages,
    searchEngines,
    icons,
    pageData,
    richTexts,
    serviceWorker,
    search,
    hosting,
  ];
  for (const plugin of plugins)
    config.addPlugin(plugin, { environment, code, content, scriptSources, rendering });

  return { dir: { input: relative('.', join(import.meta.dirname, 'pages')) } };
}
