import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceWorkerPath } from '../../contract/siteAddresses.ts';
import type { Build, EleventyConfig } from '../eleventyConfig.ts';
import { farewellCode, workerCode } from './workerCode.ts';
import { keepsPages } from './keepsPages.ts';
import { workerBuild } from './workerBuild.ts';

/** Writes the service worker. Its code depends on the other files of the build. */
export function serviceWorker(
  config: EleventyConfig,
  { environment, content, scriptSources }: Build,
) {
  let keeps = false;
  config.on('eleventy.before', ({ runMode }) => {
    keeps = keepsPages(runMode, environment);
  });
  config.on('eleventy.after', async ({ directories: { output } }) => {
    const code = keeps
      ? await workerCode(await workerBuild(await content(), output), await scriptSources())
      : await farewellCode(await scriptSources());
    await writeFile(join(output, serviceWorkerPath), code);
  });
}
