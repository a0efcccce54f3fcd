import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gatherWarnings } from '../../../../data/problems/editorWarnings.ts';
import { siteContent, spoiltContent } from '../../../content/siteContent.ts';
import { tryBuild } from '../../../content/tryBuild.ts';
import { Builds } from './Builds.ts';

/** The date: other sites are built each day, and the same ones when a failed run is repeated. `CONTENT_SEED` repeats a day. */
const seed = Number(
  process.env['CONTENT_SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
);

/**
 * A few of the sites that `npm run bench:content` builds by the hundred. Each is either valid and
 * contains its texts, or refused with one line for each problem.
 */
const sites = [
  ...fc.sample(siteContent(), { seed, numRuns: 5 }).map((site) => ({ kind: 'any', site })),
  ...fc.sample(spoiltContent(), { seed, numRuns: 3 }).map((site) => ({ kind: 'spoilt', site })),
].map(({ kind, site }, index) => ({
  name: `${kind} content, site ${index} (CONTENT_SEED=${seed})`,
  ...{ kind, site },
}));

let builds: Builds;

beforeAll(() => {
  gatherWarnings();
  builds = new Builds();
});
afterAll(() => builds.stop());

it.each(sites)(
  '$name',
  async ({ kind, site }) => {
    const { built, refusals, complaints } = await tryBuild(site, builds);
    expect(complaints).toEqual([]);
    // The build must accept any content that the schemas accept.
    if (kind === 'any') expect({ built, refusals }).toEqual({ built: true, refusals: [] });
  },
  300_000,
);
