import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type BuildFailure, type OutputFile } from 'esbuild';
import { CmsError } from './environment.ts';

const source = fileURLToPath(new URL('./extensions/collegium', import.meta.url));

/**
 * Bundles our extension with the code that it shares with the website, so that its folder also works in
 * another Directus. Takes a fifth of a second, so every start does it.
 *
 * `parts.js` is a file of its own, because `api.js` loads it after a check. Modules of Directus stay imports: a
 * second copy of them would have its own database connection, its own counts for the rate limits, and its own metrics.
 *
 * @throws CmsError in one line, if a source is broken
 */
export async function buildExtension(folder = source): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: ['api', 'app', 'parts'].map((entry) => join(folder, `${entry}.ts`)),
    outdir: join(folder, 'dist'),
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node22',
    external: [
      './parts.js',
      '@directus/*',
      'vue',
      'vue-i18n',
      'vue-router',
      'argon2',
      'express',
      'jsonwebtoken',
      'prom-client',
      'rate-limiter-flexible',
      'sharp',
    ],
    legalComments: 'inline',
    logLevel: 'silent',
  }).catch((error: unknown) => {
    throw new CmsError(lineOf(error as BuildFailure));
  });
  await mkdir(join(folder, 'dist'), { recursive: true });
  await Promise.all(outputFiles.map(write));
}

/** Writes a file, unless it already has this content. */
async function write({ path, text, contents }: OutputFile): Promise<void> {
  if (text === (await readFile(path, 'utf8').catch(() => undefined))) return;
  // Written by an atomic rename: another Directus may be reading the file.
  const partial = `${path}.${process.pid}.partial`;
  await writeFile(partial, contents);
  await rename(partial, path);
}

function lineOf({ errors, message }: BuildFailure): string {
  const [error] = errors;
  if (!error?.location) return `cms/extensions: ${message}`;
  const { file, line, column } = error.location;
  return `${relative(process.cwd(), file)}:${line}:${column + 1}: ${error.text}`;
}
