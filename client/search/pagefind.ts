import type { SearchResultProps } from '../../components/search/SearchResult.tsx';
import { partsAround, partsOf } from './excerpt.ts';
import { allowPagefindWorker } from './pagefindWorker.ts';

/** What was found, the best first; each page's text is fetched when it is to be shown. */
export type Found = readonly (() => Promise<SearchResultProps>)[];

/**
 * Searches the pages in the language of the page.
 *
 * @throws where the index or what reads it can't be loaded
 */
export async function search(query: string): Promise<Found> {
  const own = (pagefind ??= load());
  try {
    const { results } = await (await own).search(query);
    if (results.length === 0) await assertReachable();
    return results.map(
      ({ data }) =>
        async () =>
          resultOf(await data(), query),
    );
  } catch (error) {
    // It remembers what it could not load. Asked again, it may answer.
    pagefind = undefined;
    await own.then((broken) => broken.destroy()).catch(() => undefined);
    throw error;
  }
}

function resultOf({ url, meta, excerpt, content }: Fragment, query: string): SearchResultProps {
  return {
    title: meta.title,
    href: url,
    place: meta.place,
    excerpt: (hasMark(excerpt) ? undefined : partsAround(query, content)) ?? partsOf(excerpt),
  };
}

function hasMark(excerpt: string): boolean {
  return excerpt.includes('<mark>');
}

/** The part of Pagefind's interface that is used here (https://pagefind.app/docs/api/). */
interface Pagefind {
  options(options: { excerptLength: number; ranking: object }): Promise<void>;
  destroy(): Promise<void>;
  search(query: string): Promise<{ results: readonly { data: () => Promise<Fragment> }[] }>;
}

interface Fragment {
  readonly url: string;
  readonly meta: { readonly title: string; readonly place?: string };
  /** HTML; without marks where only the title or a part of a compound was found. */
  readonly excerpt: string;
  /** The whole text of the page. */
  readonly content: string;
}

let pagefind: Promise<Pagefind> | undefined;

async function load(): Promise<Pagefind> {
  allowPagefindWorker();
  const loaded = (await import(/* @vite-ignore */ pagefindScript)) as Pagefind;
  await loaded.options({ excerptLength: 28, ranking: { metaWeights } });
  return loaded;
}

/** What is found in the title counts most, in a part of a compound least (eleventy/search). */
const metaWeights = { title: 8, titleParts: 4, parts: 0.2 };

/** Not a part of the bundle: the build writes it with the index (eleventy/search/writeIndex.ts). */
const pagefindScript = '/pagefind/pagefind.js';

/** A part of the index that is missing looks to Pagefind like one with nothing in it. */
async function assertReachable(): Promise<void> {
  const { ok } = await fetch('/pagefind/pagefind-entry.json', { cache: 'no-store' });
  if (!ok) throw new Error('The search index is gone.');
}
