import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from '../../cms/install.ts';
import { prepared, sharedFolder, sharedRoot } from './prepared.ts';
import { copyData } from './shared/files.ts';
import { startShared } from './shared/server.ts';
import stopAll from './stopAll.ts';

/**
 * Runs before all tests. Installs Directus and starts one from nothing, which the first Jest worker
 * then uses (sharedCms.ts). Every other Directus of the tests starts from a copy of its data.
 */
export default async function prepareDirectus(): Promise<void> {
  await install();
  process.env[sharedRoot] = await mkdtemp(join(tmpdir(), 'collegium-cms-'));
  try {
    const { data } = await startShared(sharedFolder('1'));
    await mkdir(prepared(), { mode: 0o700 });
    await copyData(data, prepared());
  } catch (error) {
    // Jest does not call the teardown if the setup fails.
    await stopAll();
    throw error;
  }
}
