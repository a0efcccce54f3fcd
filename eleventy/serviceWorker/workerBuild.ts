import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appDataAddress } from '../../contract/pageData.ts';
import { assetsPath } from '../../contract/siteAddresses.ts';
import type { AppData } from '../../contract/pageData.ts';
import type { PrecacheEntry, ServiceWorkerBuild } from '../../contract/records.ts';
import type { Content } from '../../data/Content.ts';
import { defaultLanguage, membersHomes } from '../../locales/languages.ts';
import { shortHash } from '../cache/shortHash.ts';

/**
 * Returns the data of the build that the service worker needs.
 * @param folder of the site, with all its pages
 */
export async function workerBuild(content: Content, folder: string): Promise<ServiceWorkerBuild> {
  const { routes } = content;
  const offlinePages = routes.byKey.offline.toSorted(
    (one, other) =>
      Number(other.language === defaultLanguage) - Number(one.language === defaultLanguage),
  );
  const documents = await Promise.all(
    offlinePages.map(async ({ path }) => {
      const html = await readFile(join(folder, `${path}.html`), 'utf8');
      return { path, html };
    }),
  );
  const needed = new Set(documents.flatMap(({ html }) => filesOf(html)));
  const app = await readFile(join(folder, appDataAddress), 'utf8');
  return {
    compilationHash: (JSON.parse(app) as AppData).compilationHash,
    precache: [
      ...documents.map(({ path, html }) => ({ url: path, revision: shortHash(html) })),
      ...(await Promise.all([...needed].sort().map((url) => entryOf(url, folder)))),
    ],
    offlinePages: offlinePages.map(({ path }) => path),
    membersPaths: Object.values(membersHomes),
  };
}

/**
 * Returns the addresses of the scripts, fonts and drawings that a page needs.
 * @internal
 */
export function filesOf(html: string): string[] {
  const references = html.matchAll(/(?:src="|href="|url\()(\/[^")]+\.(?:js|woff2|svg))(?=[")])/g);
  return [...references].map(([, address = '']) => address);
}

async function entryOf(url: string, folder: string): Promise<PrecacheEntry> {
  if (url.startsWith(assetsPath)) return { url, revision: null };
  return { url, revision: shortHash(await readFile(join(folder, url))) };
}
