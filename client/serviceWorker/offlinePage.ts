import { pageDataAddress, recordName } from '../../contract/addresses/pageData.ts';
import { keptPagesAttribute, tryAgainAttribute } from '../../contract/markup/offlinePage.ts';
import type { PageRecord } from '../../contract/records/pageRecord.ts';
import { compilationHash } from '../navigation/currentBuild.ts';
import { languageOf } from '../navigation/links.ts';
import { cacheNames } from '../../contract/cacheNames.ts';
import { keptPages } from './keptPages.ts';

/**
 * Runs on the offline page alone, which the service worker shows at any address. A page that the
 * visitor came to without a new document is kept as a record: client navigation then shows it, as
 * if the visitor had tried again. Otherwise the page tells what else can be read.
 */
async function start(again: HTMLAnchorElement): Promise<void> {
  const { pathname, search } = location;
  const { tried, ...place } = (history.state ?? {}) as { readonly tried?: boolean };
  again.href = pathname + search;
  if (!tried && (await hasRecord(pathname))) {
    // Should it fail for all that, the page comes back to here, and must not try for ever. Once it
    // is shown, client navigation gives the entry another state.
    history.replaceState({ ...place, tried: true }, '', again.href);
    again.click();
    return;
  }
  history.replaceState(place, '');
  await listKeptPages(pathname);
}

const names = cacheNames(compilationHash ?? '');

/** Whether there is all that client navigation needs to show a page in this document. */
async function hasRecord(path: string): Promise<boolean> {
  const address = pageDataAddress(recordName(path));
  const response =
    (await caches.match(address, { cacheName: names.data })) ??
    (await caches.match(address, { cacheName: names.pages }));
  if (!response) return false;
  const record = (await response.json()) as PageRecord;
  return record.compilationHash === compilationHash;
}

async function listKeptPages(here: string): Promise<void> {
  const section = document.querySelector<HTMLElement>(`[${keptPagesAttribute}]`);
  const list = section?.querySelector('ul');
  const pages = (await keptPages(names.pages)).filter(
    ({ path }) => path !== here && languageOf(path) === languageOf(here),
  );
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
// Storage may be forbidden, and the page then says all that it can say.
if (again) start(again).catch(() => undefined);
