import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './commands.ts';
import type { SharedCms } from './sharedCms.ts';

/**
 * The folder of the site that is built from the untouched content of the shared Directus, without a token.
 * The site is built once for all test files of a Jest worker: call this before a test changes the content.
 */
export async function builtSite({ url, site, builtSite: folder }: SharedCms): Promise<string> {
  if (!existsSync(join(folder, 'index.html'))) {
    const environment = { DIRECTUS_URL: url, SITE_URL: site, OUT_DIR: folder, SOCIAL_IMAGES: '0' };
    const { code, output } = await build(environment);
    if (code !== 0) throw new Error(output);
  }
  return folder;
}
