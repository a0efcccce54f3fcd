import { realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join, parse, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWithin } from '../folders/isWithin.ts';
import { kinds, type Kind } from '../kinds/index.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Folders of the content in which every file is read. */
const readWhole = [
  ...Object.values<Kind>(kinds).flatMap(({ stored, name }) => (stored === 'files' ? [name] : [])),
  ...['images', 'files'],
];

/**
 * Returns the reason why a site can't be written to a folder, since each build replaces the folder. Undefined if it
 * can. Symbolic links are resolved.
 *
 * @param contentFolder the operator's own, if there is one
 */
export function outputFolderProblem(
  outDir: string,
  contentFolder: string | undefined,
): string | undefined {
  const output = realPath(outDir);
  if (isNoFolder(output)) return 'a file';

  const around = [
    { folder: parse(output).root, name: 'the whole disk' },
    ...(contentFolder === undefined ? [] : [{ folder: contentFolder, name: 'CONTENT_DIR' }]),
    { folder: homedir(), name: 'the home folder' },
    { folder: project, name: 'Collegium itself' },
    { folder: '.', name: 'the working folder' },
    { folder: '.cache', name: '.cache' },
  ].find(({ folder }) => isWithin(realPath(folder), output));
  if (around) return `one that holds ${around.name}`;

  const within = [
    ...(contentFolder === undefined ? [] : readWhole.map((name) => join(contentFolder, name))),
    // Eleventy treats every file in there as a template.
    join(project, 'pages'),
  ].find((folder) => isWithin(output, realPath(folder)));
  return within === undefined ? undefined : `one in ${basename(within)}/, which is read by builds`;
}

function isNoFolder(path: string): boolean {
  try {
    return !statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** The real path of a path that may not exist yet. */
function realPath(path: string): string {
  const full = resolve(path);
  try {
    // The operating system's function: it returns the one spelling if several lead to a folder.
    return realpathSync.native(full);
  } catch {
    const parent = dirname(full);
    return parent === full ? full : join(realPath(parent), basename(full));
  }
}
