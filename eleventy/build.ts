import Eleventy from '@11ty/eleventy';
import { assertNoWarnings, gatherWarnings } from '../data/editorWarnings.ts';
import { readEnvironment } from '../data/environment.ts';
import { loadContent } from '../data/loadContent.ts';
import { StagedFolder } from '../data/stagedFolder.ts';
import { buildSummary } from './buildSummary.ts';
import { warnOfDeadLinks } from './deadLinks.ts';
import type { EleventyConfig } from './eleventyConfig.ts';
import { assertMeant, removalsOf } from './removals.ts';
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
  const { outDir } = environment;
  const warnings = gatherWarnings();
  const site = await StagedFolder.beside(outDir);
  try {
    site.assertAlone();
    // Read before Eleventy starts, so that an editor's mistakes are told without its wrapping.
    const content = await loadContent(environment);
    const eleventy = new Eleventy('pages', site.folder, {
      configPath: '.eleventy.ts',
      quietMode: true,
      config(config: EleventyConfig) {
        config.readContent = () => Promise.resolve(content);
      },
    });
    await eleventy.write();

    // Only what is written tells: templates may make pages that no route names.
    const removals = await removalsOf(outDir, site.folder, content.redirects);
    if (!environment.allowRemovals) assertMeant(removals, outDir);
    warnOfDeadLinks(content, site.folder);
    if (environment.strict) assertNoWarnings(warnings);
    await site.publish();

    const seconds = (performance.now() - start) / 1000;
    for (const warning of warnings) console.warn(warning);
    console.log(buildSummary(content, { outDir, seconds, removals, warnings: warnings.size }));
  } finally {
    await site.discard();
  }
}

await build().catch(reportMistake);
