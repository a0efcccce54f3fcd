import { expect } from '@playwright/test';
import { IndexFiles } from '../../../browser/page/search/indexFiles.ts';
import { findPages } from '../../../browser/page/search/findPages.ts';
import { addressOf } from '../../playwright.ts';
import { judgedQueries, type JudgedQuery } from './judgedQueries.ts';
import { test } from '../test.ts';

/*
 * Measures the search with queries that were judged before it was developed. The best rank may
 * change with the content. The number of answers found must not decrease.
 */

/** There are 61 and 20 queries. docs/decisions/0040 lists the results of other search engines. */
const leastFirst = { association: 52, shop: 20 } as const;

for (const project of ['association', 'shop'] as const) {
  test(`the search of the ${project} answers what visitors ask`, async ({ baseURL }) => {
    const ranks = await ranksIn(project === 'shop' ? addressOf('siteOfShop') : baseURL!, project);
    const report = ranks.map(({ query, rank }) => `${query}: ${rank}`).join('\n');
    const within = (most: number) => ranks.filter(({ rank }) => rank > 0 && rank <= most).length;
    expect(within(1), report).toBeGreaterThanOrEqual(leastFirst[project]);
    // The page for one query contains the searched word only in its address.
    expect(within(10), report).toBeGreaterThanOrEqual(ranks.length - 1);
  });
}

/** The rank of the first page that answers each query, from 1. 0 if there is none. */
async function ranksIn(site: string, project: keyof typeof judgedQueries) {
  const original = globalThis.fetch;
  // In a browser, paths without a host refer to the page's own host.
  globalThis.fetch = (path, options) => original(new URL(path as string, site), options);
  try {
    return await Promise.all(judgedQueries[project].map(rankOf));
  } finally {
    globalThis.fetch = original;
  }
}

async function rankOf({ query, language, answers }: JudgedQuery) {
  const files = new IndexFiles(language);
  const { pages } = await findPages(files, query, language);
  const found = await Promise.all(pages.map((page) => files.page(page)));
  return { query, rank: found.findIndex(([path]) => answers.includes(path)) + 1 };
}
