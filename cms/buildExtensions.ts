import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildFailure } from 'esbuild';
import { CmsError } from './environment.ts';

/**
 * Extensions that import code from outside their own folder, and so need a bundle. Node runs the source of
 * the others directly.
 */
const built = ['collegium-forms', 'collegium-members'];

/**
 * Bundles each extension that shares code with the website into one file, so that its folder also works in
 * another Directus. Bundling takes a tenth of a second, so every start does it.
 *
 * @throws CmsError in one line, if a source is broken
 */
export async function buildExtensions(): Promise<void> {
  for (const name of built) {
    await buildExtension(fileURLToPath(new URL(`./extensions/${name}`, import.meta.url)));
  }
}

/**
 * Writes `dist/index.js` from `index.ts`, unless the file already has this content.
 *
 * @internal
 */
export async function buildExtension(folder: string): Promise<void> {
  const target = `${folder}/dist/index.js`;
  const result = await build({
    entryPoints: [`${folder}/index.ts`],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    legalComments: 'inline',
    logLevel: 'silent',
  }).catch((error: unknown) => {
    throw new CmsError(lineOf(error as BuildFailure));
  });
  const [file] = result.outputFiles;
  if (!file || file.text === (await readFile(target, 'utf8').catch(() => undefined))) return;
  await mkdir(dirname(target), { recursive: true });
  // Written by an atomic rename: another Directus may be reading the file.
  const partial = `${target}.${process.pid}.partial`;
  await writeFile(partial, file.contents);
  await rename(partial, target);
}

function lineOf({ errors, message }: BuildFailure): string {
  const [error] = errors;
  if (!error?.location) return `cms/extensions: ${message}`;
  const { file, line, column } = error.location;
  return `${relative(process.cwd(), file)}:${line}:${column + 1}: ${error.text}`;
}
