import type { PageData } from '../../../contract/pageData.ts';

/** A page that can be read without a connection. */
interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/**
 * The pages in the caches, as documents or as page data, each once. Within each cache, the page that was
 * stored last comes first.
 *
 * @param compilationHash that of this document: client navigation shows no page data with another hash
 */
export async function keptPages(
  cacheNames: readonly string[],
  compilationHash: string | undefined,
): Promise<KeptPage[]> {
  const pages = new Map<string, KeptPage>();
  for (const cacheName of cacheNames) {
    // Opening a missing cache would create it.
    if (!(await caches.has(cacheName))) continue;
    const cache = await caches.open(cacheName);
    for (const request of (await cache.keys()).toReversed()) {
      const response = await cache.match(request);
      const page = response && (await pageIn(request.url, response, compilationHash));
      if (page && !pages.has(page.path)) pages.set(page.path, page);
    }
  }
  return [...pages.values()];
}

async function pageIn(
  address: string,
  response: Response,
  compilationHash: string | undefined,
): Promise<KeptPage | undefined> {
  const { pathname } = new URL(address);
  if (!pathname.endsWith('.json')) return named(pathname, await response.text());
  const data = (await response.json()) as PageData;
  if (data.compilationHash !== compilationHash) return undefined;
  return named(data.path, data.result.head);
}

function named(path: string, head: string): KeptPage | undefined {
  const title = titleOf(head);
  return title === undefined ? undefined : { path, title };
}

/**
 * The title of a page without the name of the site, from its head. Uses no HTML parser: the
 * Content-Security-Policy allows only one place to turn text into HTML.
 *
 * @internal
 */
export function titleOf(head: string): string | undefined {
  const [, title] = /<meta property="og:title" content="([^"]*)"/.exec(head) ?? [];
  return title?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (reference) => characters[reference] ?? '');
}

/** All characters that React escapes. */
const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
