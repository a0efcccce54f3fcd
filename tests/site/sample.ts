import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData } from '../../contract/pageData.ts';
import { sampleOf } from '../sample.ts';
import { pages, siteFolder, type SitePage } from './pages.ts';

/**
 * One page of each template in each language, one of each set of components, and a tenth of the
 * others. For checks of templates, styles and scripts; checks of the content itself use all pages.
 */
export const sampledPages: readonly SitePage[] = sampleOf(pages, (page) => {
  const { template, components } = kindOf(page);
  return [`${template} ${page.language} ${page.status}`, components];
});

export function isSampled({ path }: SitePage): boolean {
  return sampledPaths.has(path);
}

const sampledPaths = new Set(sampledPages.map(({ path }) => path));

/** One page of each template, for `npm run test:quick`. */
export const templatePages: ReadonlySet<SitePage> = new Set(
  [...Map.groupBy(pages, (page) => kindOf(page).template).values()].map(([first]) => first!),
);

/** Pages with the same styles in their main region use the same components. */
function kindOf({ path, html }: SitePage) {
  const address = path.replace('no-such-page', '404').replace(/^\/|\/$/g, '') || 'index';
  const pageData = readFileSync(join(siteFolder, 'page-data', address, 'page-data.json'), 'utf8');
  const { componentChunkName, result } = JSON.parse(pageData) as PageData;
  if (!html.includes(result.css)) throw new Error(`${path} has other styles than its page data.`);
  return { template: componentChunkName, components: result.css };
}
