import { notFoundPathFor } from '../../../contract/siteAddresses.ts';
import { pageDataName, type PageData } from '../../../contract/pageData.ts';
import { fetchJson, type FetchError } from './fetchJson.ts';

/** The data of a page for client navigation. */
export interface LoadedPage {
  readonly data: PageData;
  readonly stylesheet: CSSStyleSheet;
  /**
   * `showPage`, which is loaded together with the first page data: most visits end before. The page passes it on,
   * since another `import()` would delay the page by a frame.
   */
  readonly show: (page: LoadedPage) => void;
}

/**
 * Loads a page (specification, section 4). A missing page is replaced by the 404 page of its folder
 * or of the nearest parent folder. A server error is final. Any other error is retried up to three
 * times.
 *
 * @throws if the browser should load the page itself
 */
export async function loadPage(path: string): Promise<LoadedPage> {
  for (let retries = 3; ; retries--) {
    try {
      const page = await prefetchPage(path);
      // Forget the page, so that the next navigation requests it again: a newer version may be published.
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

/** Fetches a page before the visitor's click, once. */
export function prefetchPage(path: string): Promise<LoadedPage> {
  const loaded = pages.get(path);
  if (loaded) return loaded;
  const page = fetchPage(path);
  pages.set(path, page);
  page.catch(() => pages.delete(path));
  const [oldest = ''] = pages.keys();
  if (pages.size > maxPages) pages.delete(oldest);
  return page;
}

/** Prefetched pages. Limited, since visitors never open some of them. */
const pages = new Map<string, Promise<LoadedPage>>();
const maxPages = 50;

async function fetchPage(path: string): Promise<LoadedPage> {
  const [json, { showPage }] = await Promise.all([
    fetchJson(pageDataName(path)),
    import('./showPage.ts'),
  ]);
  const data = json as PageData;
  const stylesheet = await new CSSStyleSheet().replace(data.result.css);
  return { data, stylesheet, show: showPage };
}
