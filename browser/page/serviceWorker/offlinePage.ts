import { pageDataAddress, pageDataName, type PageData } from '../../../contract/pageData.ts';
import { keptPagesAttribute, tryAgainAttribute } from '../../../contract/markup.ts';

import { compilationHash } from '../navigation/currentBuild.ts';
import { languageOf } from '../navigation/links.ts';
import { cacheNames } from '../../../contract/cacheNames.ts';
import { keptPages } from './keptPages.ts';

/**
 * Runs on the offline page, which the service worker shows at any address. If the requested page is
 * in the cache as page data, because the visitor came to it by client navigation, clicks the "try
 * again" link, so that client navigation shows it. Otherwise lists the pages that can be read.
 */
async function start(again: HTMLAnchorElement): Promise<void> {
  const { pathname, search } = location;
  const { tried, ...place } = (history.state ?? {}) as { readonly tried?: boolean };
  again.href = pathname + search;
  if (!tried && (await hasRecord(pathname))) {
    // If that fails, the browser returns to this page, which must not try again. When the page is
    // shown, client navigation replaces this state.
    history.replaceState({ ...place, tried: true }, '', again.href);
    again.click();
    return;
  }
  history.replaceState(place, '');
  await listKeptPages(pathname);
}

const names = cacheNames(compilationHash ?? '');

/** True if client navigation can show a page in this document. */
async function hasRecord(path: string): Promise<boolean> {
  const address = pageDataAddress(pageDataName(path));
  const response = await caches.match(address, { cacheName: names.data });
  if (!response) return false;
  const data = (await response.json()) as PageData;
  return data.compilationHash === compilationHash;
}

async function listKeptPages(here: string): Promise<void> {
  const section = document.querySelector<HTMLElement>(`[${keptPagesAttribute}]`);
  const list = section?.querySelector('ul');
  const kept = await keptPages([names.pages, names.data], compilationHash);
  const pages = kept.filter(({ path }) => path !== here && languageOf(path) === languageOf(here));
  if (!section || !list || pages.length === 0) return;
  list.replaceChildren(
    ...pages.map(({ path, title }) => {
      const item = document.createElement('li');
      item.append(Object.assign(document.createElement('a'), { href: path, textContent: title }));
      return item;
    }),
  );
  section.hidden = false;
}

const again = document.querySelector<HTMLAnchorElement>(`[${tryAgainAttribute}]`);
// Storage may be forbidden; the page then stays as the build wrote it.
if (again) start(again).catch(() => undefined);
