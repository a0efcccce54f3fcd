import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Finds a program on the PATH or in folders for administrators. */
export function onPath(...names: readonly string[]): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...furtherFolders];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

const furtherFolders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns what `find` finds. If it finds nothing, installs Debian's packages first: this needs
 * apt-get and root.
 *
 * @param packages their names, separated by spaces
 * @throws Error that names the packages
 */
export function foundOrInstalled<Found>(find: () => Found | undefined, packages: string): Found {
  const found = find();
  if (found !== undefined) return found;
  install(packages);
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(`Missing programs: try "sudo apt-get install ${packages}".`);
}

function install(packages: string): void {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  const command = `apt-get update && apt-get install --yes --no-install-recommends ${packages}`;
  console.log(`Missing programs. Trying: ${command}`);
  // Some packages, such as Postfix, would ask questions.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, { shell: true, stdio: 'inherit', env });
}
