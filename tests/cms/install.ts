import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from '../../cms/install.ts';
import { freePorts, startCms } from './commands.ts';
import { preparedData } from './prepared.ts';

/**
 * Before all tests, since two of them at once must not install the same. The way from nothing to a
 * Directus with its schema, roles and content is gone once: most tests start from a copy.
 */
export default async function prepareDirectus(): Promise<void> {
  await install();
  const folder = await mkdtemp(join(tmpdir(), 'collegium-prepared-'));
  const cms = await startCms(join(folder, 'data'), await freePorts());
  const code = await cms.stop();
  if (code !== 0) throw new Error(`npm run cms ended with ${code}:\n${cms.output.text}`);
  // Jest's workers inherit it.
  process.env[preparedData] = join(folder, 'data');
}
