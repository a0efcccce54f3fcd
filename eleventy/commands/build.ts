import { extname, join, relative } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import Eleventy from '@11ty/eleventy';
import { assertNoWarnings, gatherWarnings } from '../../data/problems/editorWarnings.ts';
import { readEnvironment } from '../../data/settings/environment.ts';
import { fileUses } from '../../data/files/files.ts';
import { embedsIn } from '../richText/richText.ts';
import { loadContent } from '../../data/loadContent.ts';
import { filesIn } from '../../data/folders/filesIn.ts';
import { StagedFolder } from '../../data/folders/StagedFolder.ts';
import { buildSummary } from './buildSummary.ts';
import { assertReplaceable, listBuiltFiles } from './builtFiles.ts';
import { warnOfDeadLinks } from '../checks/deadLinks.ts';
import type { EleventyConfig } from '../eleventyConfig.ts';
import { causeOf } from './FileSystemMistake.ts';
import { codeHash } from '../cache/codeHash.js';
import { BuildMemory } from '../memo/BuildMemory.ts';
import { prepareImages } from '../images/prepareImages.ts';
import { assertMeant, removalsOf } from '../checks/removals.ts';
import { reportLeftOut } from './reportLeftOut.ts';
import { reportMistake } from './reportMistake.ts';

/**
 * `npm run build`: writes the site to a staging folder and publishes it only when it is complete. A failed
 * build leaves the last good site in place.
 */
async function build() {
  // Must be set before React and Emotion load: their production builds render three times as fast. Any other value, such
  // as a shell's or a test runner's, compiles JSX for React's development build, which the site does not ship.
  process.env['NODE_ENV'] = 'production';
  // V8 guesses how long an object lives from the line that creates it. It would treat pages as long-lived, like
  // the parts that they share, and keep each page's HTML until the next full garbage collection.
  setFlagsFromString('--no-allocation-site-pretenuring');
  const start = performance.now();
  const environment = readEnvironment();
  const { outDir, keep } = environment;
  const warnings = gatherWarnings();
  const site = await StagedFolder.beside(outDir);
  let memory: BuildMemory | undefined;
  try {
    site.assertAlone();
    const last = { folder: outDir, files: await assertReplaceable(outDir, keep) };
    // Before Eleventy starts, since Eleventy wraps errors: an editor's mistake is reported in one line.
    const content = await loadContent(environment, embedsIn);
    const images = await prepareImages(fileUses(content.site), content.folder, site.folder);
    memory = new BuildMemory(outDir, site.folder, codeHash());
    const eleventy = new Eleventy(join(code, 'pages'), site.folder, {
      configPath: join(code, `.eleventy${extension}`),
      quietMode: true,
      config(config: EleventyConfig) {
        config.readContent = () => Promise.resolve(content);
        config.readImages = () => Promise.resolve(images);
        config.memory = memory;
      },
    });
    eleventy.logger.overrideLogger(withoutErrors);
    await eleventy.write();

    memory.last.keepEqualFiles();
    const { keptFiles } = memory.last;
    const files = [...filesIn(site.folder), ...keptFiles];
    // Compare files, not routes: a template may write a page without a route.
    const removals = await removalsOf(last, { folder: site.folder, files }, content.redirects);
    if (!environment.allowRemovals) assertMeant(removals, outDir);
    warnOfDeadLinks(content, site.folder, { folder: outDir, keptFiles });
    if (environment.strict) assertNoWarnings(warnings);
    await listBuiltFiles(site.folder, files);
    memory.last.stampFiles();
    await site.update(
      last.files.filter((file) => !keptFiles.has(file)),
      keep,
    );
    await memory.save();

    const seconds = (performance.now() - start) / 1000;
    for (const warning of warnings) console.warn(warning);
    if (content.leftOut) reportLeftOut(content.leftOut);
    console.log(buildSummary(content, { outDir, seconds, removals, warnings: warnings.size }));
  } catch (error) {
    reportMistake(causeOf(error, { folder: site.folder, outDir }));
    // Other plugins may still be writing to the staging folder. Delete it when the process is idle. If that
    // fails, the next build deletes it; the error above is the one to report.
    process.once('beforeExit', () => {
      memory?.discard();
      void site.discard().catch(() => undefined);
    });
    return;
  }
  await site.discard();
}

/** The folder with Eleventy's configuration and the templates: this repository, or the bundle that bundled.js writes. */
const code = relative('.', join(import.meta.dirname, '../..')) || '.';
const extension = extname(import.meta.filename);

/**
 * Eleventy prints each error in many lines, and has no setting for that
 * (https://github.com/11ty/eleventy/issues/1538). This command reports errors itself, in one line.
 */
const withoutErrors = { ...console, error: () => undefined };

await build().catch(reportMistake);
