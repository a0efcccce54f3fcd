import type { PageRecord } from '../../contract/records/pageRecord.ts';

/** A page that can be read without a connection. */
export interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/** The pages that a cache holds, as documents or as records, each once, the last one first. */
export async function keptPages(cacheName: string): Promise<KeptPage[]> {
  const cache = await caches.open(cacheName);
  const pages = new Map<string, KeptPage>();
  for (const request of (await cache.keys()).toReversed()) {
    const response = await cache.match(request);
    const page = response && (await pageIn(request.url, response));
    if (page && !pages.has(page.path)) pages.set(page.path, page);
  }
  return [...pages.values()];
}

async function pageIn(address: string, response: Response): Promise<KeptPage | undefined> {
  const { pathname } = new URL(address);
  const isRecord = pathname.endsWith('.json');
  const record = isRecord ? ((await response.json()) as PageRecord) : undefined;
  const title = titleOf(record ? record.result.head : await response.text());
  return title === undefined ? undefined : { path: record?.path ?? pathname, title };
}

/**
 * The title of a page without the name of the site, from its head. With no parser, since the
 * Content-Security-Policy lets text become HTML in one place only, and this is none.
 */
export function titleOf(head: string): string | undefined {
  const [, title] = /<meta property="og:title" content="([^"]*)"/.exec(head) ?? [];
  return title?.replace(/&(?:amp|lt|gt|quot|#x27);/g, (reference) => characters[reference] ?? '');
}

/** All that React escapes. */
const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
