import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceWorkerPath } from '../../contract/addresses/siteFolders.ts';
import type { Content } from '../../data/Content.ts';
import type { Environment } from '../../data/settings/environment.ts';
import type { EleventyConfig } from '../eleventyConfig.ts';
import { bundleFarewell, bundleWorker } from './bundleWorker.ts';
import { keepsPages } from './keepsPages.ts';
import { workerBuild } from './workerBuild.ts';

export interface ServiceWorkerOptions {
  readonly environment: Environment;
  readonly content: () => Promise<Content>;
}

/** Writes the service worker, which has to know what else was written. */
export function serviceWorker(
  config: EleventyConfig,
  { environment, content }: ServiceWorkerOptions,
) {
  let keeps = false;
  config.on('eleventy.before', ({ runMode }) => {
    keeps = keepsPages(runMode, environment);
  });
  config.on('eleventy.after', async ({ directories: { output } }) => {
    const code = keeps
      ? await bundleWorker(await workerBuild(await content(), output))
      : await bundleFarewell();
    await writeFile(join(output, serviceWorkerPath), code);
  });
}
