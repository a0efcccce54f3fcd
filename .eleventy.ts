import { readEnvironment } from './data/environment.ts';
import { loadContent } from './data/loadContent.ts';
import { assets } from './eleventy/assets.ts';
import type { EleventyConfig } from './eleventy/eleventyConfig.ts';
import { hosting } from './eleventy/hosting/plugin.ts';
import { contentImages } from './eleventy/images/plugin.ts';
import { liveReload } from './eleventy/liveReload.ts';
import { oncePerBuild } from './eleventy/oncePerBuild.ts';

/** Wires Eleventy: content in, pages through their templates, a website out. */
export default function configure(config: EleventyConfig) {
  const environment = readEnvironment();
  const content = oncePerBuild(config, () => loadContent(environment));

  config.addTemplateFormats('11ty.tsx');
  config.addExtension('11ty.tsx', { key: '11ty.js' });

  config.addGlobalData('environment', environment);
  config.addGlobalData('siteContent', content);

  // First, since it tells the others what else a changed file makes stale.
  config.addPlugin(liveReload, environment);
  config.addPlugin(assets);
  config.addPlugin(contentImages, { environment, content });
  config.addPlugin(hosting);

  return { dir: { input: 'pages' } };
}
