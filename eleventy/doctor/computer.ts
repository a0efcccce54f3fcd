import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { entryAt } from '../../data/folders/entryAt.ts';
import type { Report } from './report.ts';

/** Bytes. A build keeps the old and the new site until it ends, and Directus needs 1 GB. */
const neededRoom = 1_500_000_000;

/**
 * Examines the installed packages, and the room on the disk of the built site.
 *
 * @param outDir the folder for the built site; it may not exist yet
 */
export async function examineComputer(outDir: string): Promise<Report> {
  const { bavail, bsize } = await statfs(existing(resolve(outDir)));
  const room = bavail * bsize;
  return {
    found: `Node ${process.versions.node}, ${gigabytes(room)} free`,
    faults: [
      ...wrongPackages(),
      ...(room < neededRoom
        ? [
            `${outDir}: expected ${gigabytes(neededRoom)} on its disk, found ${gigabytes(room)}; make room.`,
          ]
        : []),
    ],
  };
}

/** Packages whose version differs from the one in package.json, as after `git pull` without `npm ci`. */
function wrongPackages(): string[] {
  const { dependencies } = packageIn('.') as { readonly dependencies: Record<string, string> };
  const wrong = Object.entries(dependencies).flatMap(([name, version]) => {
    const installed = packageIn(join('node_modules', name))?.version ?? 'none';
    return installed === version ? [] : [`${name} ${version} (found ${installed})`];
  });
  if (wrong.length === 0) return [];
  const [first] = wrong;
  const others = wrong.length === 1 ? '' : ` and ${wrong.length - 1} more`;
  return [`node_modules: expected ${first}${others}; run npm ci.`];
}

interface Package {
  readonly version?: string;
  readonly dependencies?: Record<string, string>;
}

function packageIn(folder: string): Package | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Package;
  } catch {
    return undefined;
  }
}

function existing(folder: string): string {
  return entryAt(folder) ? folder : existing(dirname(folder));
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
