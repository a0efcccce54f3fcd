import type { SearchResultProps } from '../../components/search/SearchResult.tsx';
import { partsOf } from './excerpt.ts';
import { allowPagefindWorker } from './pagefindWorker.ts';

/** What was found, the best first; each page's text is fetched when it is to be shown. */
export type Found = readonly (() => Promise<SearchResultProps>)[];

/**
 * Searches the pages in the language of the page.
 *
 * @throws where the index or what reads it can't be loaded
 */
export async function search(query: string): Promise<Found> {
  const { search: searchIndex } = await (pagefind ??= load());
  const { results } = await searchIndex(query);
  if (results.length === 0) await assertReachable();
  return results.map(({ data }) => async () => {
    const { url, meta, excerpt } = await data();
    return { title: meta.title, href: url, place: meta.place, excerpt: partsOf(excerpt) };
  });
}

/** The part of Pagefind's interface that is used here (https://pagefind.app/docs/api/). */
interface Pagefind {
  options(options: { excerptLength: number; ranking: object }): Promise<void>;
  search(query: string): Promise<{ results: readonly { data: () => Promise<Fragment> }[] }>;
}

interface Fragment {
  readonly url: string;
  readonly meta: { readonly title: string; readonly place?: string };
  /** HTML. */
  readonly excerpt: string;
}

let pagefind: Promise<Pagefind> | undefined;

async function load(): Promise<Pagefind> {
  allowPagefindWorker();
  const loaded = (await import(/* @vite-ignore */ pagefindScript)) as Pagefind;
  await loaded.options({ excerptLength: 28, ranking: {} });
  return loaded;
}

/** Not a part of the bundle: the build writes it with the index (eleventy/search/writeIndex.ts). */
const pagefindScript = '/pagefind/pagefind.js';

/** A part of the index that is missing looks to Pagefind like one with nothing in it. */
async function assertReachable(): Promise<void> {
  const { ok } = await fetch('/pagefind/pagefind-entry.json', { cache: 'no-store' });
  if (!ok) throw new Error('The search index is gone.');
}
