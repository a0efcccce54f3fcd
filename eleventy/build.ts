import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import Eleventy from '@11ty/eleventy';
import { readEnvironment } from '../data/environment.ts';
import { loadContent } from '../data/loadContent.ts';
import { buildSummary } from './buildSummary.ts';
import { reportMistake } from './reportMistake.ts';

/**
 * `npm run build`: writes the whole site beside its final place and moves it there only when it is
 * complete, so that a failed build leaves the last good one standing.
 */
async function build() {
  // React and Emotion are loaded with the templates, after this: a third of the time.
  process.env['NODE_ENV'] ??= 'production';
  const start = performance.now();
  const environment = readEnvironment();
  // Read once before Eleventy starts, so that an editor's mistakes are told without its wrapping.
  const content = await loadContent(environment);

  const partial = `${resolve(environment.outDir)}.partial`;
  await rm(partial, { recursive: true, force: true });
  const eleventy = new Eleventy('pages', partial, { configPath: '.eleventy.ts', quietMode: true });
  await eleventy.write();
  await rm(environment.outDir, { recursive: true, force: true });
  await rename(partial, environment.outDir);

  const seconds = (performance.now() - start) / 1000;
  console.log(buildSummary(content, { outDir: environment.outDir, seconds }));
}

await build().catch(reportMistake);
