import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CmsError } from './environment.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * Installs Directus if it is missing or older than the lock file. Directus is a package of its own, since a
 * build of the website does not need its gigabyte.
 */
export async function install(): Promise<void> {
  if (modified('node_modules/.package-lock.json') >= modified('package-lock.json')) return;
  console.log('Installing Directus, which takes some minutes the first time …');
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    npm.once('exit', resolve);
    npm.once('error', reject);
  });
  if (code !== 0) throw new CmsError(`npm ci in cms/ failed (exit code ${code}).`);
}

function modified(file: string): number {
  return statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
