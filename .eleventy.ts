import { readEnvironment } from './data/environment.ts';
import { loadContent } from './data/loadContent.ts';
import { assets } from './eleventy/assets.ts';
import { contentImages } from './eleventy/contentImages.ts';
import type { EleventyConfig } from './eleventy/eleventyConfig.ts';
import { hosting } from './eleventy/hosting/plugin.ts';
import { liveReload } from './eleventy/liveReload.ts';

/** Wires Eleventy: content in, pages through their templates, a website out. */
export default function configure(config: EleventyConfig) {
  const environment = readEnvironment();

  config.addTemplateFormats('11ty.tsx');
  config.addExtension('11ty.tsx', { key: '11ty.js' });

  config.addGlobalData('environment', environment);
  config.addGlobalData('siteContent', () => loadContent(environment));

  // First, since it tells the others what else a changed file makes stale.
  config.addPlugin(liveReload, environment);
  config.addPlugin(assets);
  config.addPlugin(contentImages, environment);
  config.addPlugin(hosting);

  return { dir: { input: 'pages' } };
}
