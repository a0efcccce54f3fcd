import { notFoundPathFor } from '../../contract/addresses/notFound.ts';
import { recordName } from '../../contract/addresses/pageData.ts';
import type { PageRecord } from '../../contract/records/pageRecord.ts';
import { fetchJson, type FetchError } from './fetchJson.ts';

/** Everything that is needed to show a page in place of another. */
export interface LoadedPage {
  readonly record: PageRecord;
  readonly stylesheet: CSSStyleSheet;
  /** Loaded with the first page, as most visits end before. In hand here: to import it again takes a frame. */
  readonly show: (page: LoadedPage) => void;
}

/**
 * Loads a page as the specification says (section 4): where there is none, the 404 page of its folder
 * or of the next one around it; an error of the server's is final; any other failure is retried up to
 * three times.
 *
 * @throws where the browser had better load the page itself
 */
export async function loadPage(path: string): Promise<LoadedPage> {
  for (let retries = 3; ; retries--) {
    try {
      const page = await prefetchPage(path);
      // So that the page is asked for again next time: it may have been published anew.
      pages.delete(path);
      return page;
    } catch (error) {
      const { status } = error as FetchError;
      const notFound = notFoundPathFor(path);
      if (status === 404 && path !== notFound) return loadPage(notFound);
      if (status === 404 || status === 500 || retries === 0) throw error;
    }
  }
}

/** Fetches a page ahead of the visitor's click, once. */
export function prefetchPage(path: string): Promise<LoadedPage> {
  const loaded = pages.get(path);
  if (loaded) return loaded;
  const page = fetchPage(path);
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  const [oldest = ''] = pages.keys();
  if (pages.size > mostPages) pages.delete(oldest);
  return page;
}

/** Pages that wait for the visitor; some are never gone to. */
const pages = new Map<string, Promise<LoadedPage>>();
const mostPages = 50;

async function fetchPage(path: string): Promise<LoadedPage> {
  const [json, { showPage }] = await Promise.all([
    fetchJson(recordName(path)),
    import('./showPage.ts'),
  ]);
  const record = json as PageRecord;
  const stylesheet = await new CSSStyleSheet().replace(record.result.css);
  return { record, stylesheet, show: showPage };
}
