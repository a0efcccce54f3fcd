import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listBuiltFiles } from '../../../eleventy/commands/builtFiles.ts';

/** The pages of a site in the tests. Each contains the version, and loads a script with the version in its name. */
const pages = ['index', 'kontakt', 'en/index'] as const;

export const scriptOf = (version: number) => `/assets/app-${version}.js`;

export function pageOf(version: number): string {
  const line = `<p>Version ${version}</p>\n`;
  return `<!doctype html><script src="${scriptOf(version)}"></script>${line.repeat(2000)}`;
}

/**
 * Writes a small site as a build does, in place of the last one in the folder.
 *
 * @param others contents of further files, by path
 */
export async function buildSite(
  folder: string,
  version: number,
  others: Readonly<Record<string, string | Buffer>> = {},
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const files = {
    ...Object.fromEntries(pages.map((page) => [`${page}.html`, pageOf(version)])),
    [scriptOf(version).slice(1)]: `console.log(${version})`,
    'about.html': 'The same in all versions',
    ...others,
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  // The rules of a real build.
  if (existsSync('dist/nginx.conf')) cpSync('dist/nginx.conf', join(folder, 'nginx.conf'));
  await listBuiltFiles(folder);
}
