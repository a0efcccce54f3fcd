import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { gatherWarnings } from '../../data/problems/editorWarnings.ts';
import { siteContent, spoiltContent } from '../content/siteContent.ts';
import { tryBuild } from '../content/tryBuild.ts';
import { Builds } from '../unit/eleventy/commands/Builds.ts';

/**
 * `npm run bench:content [-- --sites 300 --seed 1]` builds sites of generated content. Each site is
 * either valid and contains its texts, or refused with one line for each problem.
 */
const { values } = parseArgs({
  options: {
    sites: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    /** Builds only the site with this number, to examine its problems. */
    only: { type: 'string' },
  },
});

gatherWarnings();
const builds = new Builds();
const seed = Number(values.seed);
const count = Number(values.sites);
const wanted = values.only === undefined ? undefined : Number(values.only);
const tally = { built: 0, refused: 0, pages: 0, wrong: 0 };

for (let index = 0; index < count; index += 1) {
  if (wanted !== undefined && wanted !== index) continue;
  // Every third site contains an invalid value.
  const kind = index % 3 === 2 ? spoiltContent() : siteContent();
  const [site] = fc.sample(kind, { seed: seed * 100_000 + index, numRuns: 1 });
  const { built, pages, refusals, complaints } = await tryBuild(site!, builds);
  tally[built ? 'built' : 'refused'] += 1;
  tally.pages += pages;
  if (complaints.length > 0) tally.wrong += 1;
  for (const complaint of complaints) console.log(`site ${index}: ${complaint}`);
  if (wanted !== undefined) console.log(JSON.stringify(site, null, 2), refusals);
}

await builds.stop();
console.log(JSON.stringify({ seed, sites: count, ...tally }));
process.exitCode = tally.wrong > 0 ? 1 : 0;
