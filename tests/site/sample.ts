import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRecord } from '../../contract/records/pageRecord.ts';
import { pages, siteFolder, type SitePage } from './pages.ts';
import { randomNumbers } from './randomNumbers.ts';

/**
 * Decides which pages are in the sample in addition to one of each kind. Today's date, so that all
 * shards of a run and a second attempt take the same pages, and another day's run takes others.
 * `SEED=20261124 npm run test:site` repeats the run of that day.
 */
export const seed = Number(
  process.env.SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''),
);

/** The share of the pages of which another one of the same kind is in the sample. */
const share = 0.1;

/**
 * One page of each template in each language, one of each set of components, and a tenth of the others.
 * For checks of what templates, styles and scripts do; a check of the content itself takes all pages.
 */
export const sampledPages: readonly SitePage[] = sample();

export function isSampled({ path }: SitePage): boolean {
  return sampledPaths.has(path);
}

const sampledPaths = new Set(sampledPages.map(({ path }) => path));

/** One page of each template, for `npm run test:quick`. */
export const templatePages: ReadonlySet<SitePage> = new Set(
  [...Map.groupBy(pages, (page) => kindOf(page).template).values()].map(([first]) => first!),
);

function sample(): SitePage[] {
  const random = randomNumbers(seed);
  const seen = new Set<string>();
  const isNew = (kind: string) => !seen.has(kind) && Boolean(seen.add(kind));
  return pages.filter((page) => {
    const { template, components } = kindOf(page);
    const kinds = [`${template} ${page.language} ${page.status}`, components];
    // Asked for each page, so that the choice for one does not depend on the kinds of those before.
    const isDrawn = random() < share;
    return kinds.map(isNew).includes(true) || isDrawn;
  });
}

/** Pages with the same styles in their main region are made of the same components. */
function kindOf({ path, html }: SitePage) {
  const address = path.replace('no-such-page', '404').replace(/^\/|\/$/g, '') || 'index';
  const record = readFileSync(join(siteFolder, 'page-data', address, 'page-data.json'), 'utf8');
  const { componentChunkName, result } = JSON.parse(record) as PageRecord;
  if (!html.includes(result.css)) throw new Error(`${path} has other styles than its record.`);
  return { template: componentChunkName, components: result.css };
}
