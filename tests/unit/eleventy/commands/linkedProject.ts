import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Creates a folder in which the project can be built with its own cache. */
export async function linkProject(project: string): Promise<void> {
  await mkdir(join(project, '.cache'), { recursive: true });
  for (const name of sources) await symlink(join(process.cwd(), name), join(project, name));
  for (const name of notOfPages) {
    await symlink(join(process.cwd(), '.cache', name), join(project, '.cache', name));
  }
}

const sources = [
  ...['backend', 'browser', 'components', 'contract', 'data', 'eleventy', 'locales'],
  ...['pages', '.eleventy.ts', 'package.json', 'package-lock.json', 'tsconfig.json'],
  ...['bundled.js', 'node_modules'],
];

/** Cache folders with drawn, encoded or bundled files, which all builds share. */
const notOfPages = ['fonts', 'icons', 'images', 'scripts'];

/**
 * Drawing a social image takes two seconds of processor time. Each of the two folders keeps its own:
 * one that outlived its state would differ between them.
 */
const drawnOnce = 'social';

/** Deletes the site and all that a build remembers of its pages. */
export async function forgetPages(project: string): Promise<void> {
  await rm(join(project, 'site'), { recursive: true, force: true });
  const cache = join(project, '.cache');
  const names = (await readdir(cache)).filter(
    (name) => name !== drawnOnce && !notOfPages.includes(name),
  );
  for (const name of names) await rm(join(cache, name), { recursive: true });
}
