import { searchEntry, searchPath, searchScript } from '../../contract/addresses/siteFolders.ts';
import type { FoundPage } from '../../contract/records/foundPage.ts';
import type { SearchMeta } from '../../contract/records/searchMeta.ts';
import { partsAround, partsOf, withDots } from './excerpt.ts';
import { takeDefaultPolicy } from '../../browser/thirdParty/defaultPolicy.ts';

/**
 * What was found, the best first; each page's text is fetched when it is to be shown. Where one can't
 * be had, only a new search gives it another chance.
 */
export type Found = readonly (() => Promise<FoundPage>)[];

/**
 * Searches the pages in the language of the page.
 *
 * @throws where the index or what reads it can't be loaded
 */
export async function search(query: string): Promise<Found> {
  const thisLoading = (loading ??= load());
  try {
    const { pagefind, entry } = await thisLoading;
    const { results } = await pagefind.search(query);
    const [best] = results;
    if (best)
      return isAbout(query, await best.data()) ? results.map((one) => loaderOf(one, query)) : [];
    if ((await readEntry()) === entry) return [];
  } catch (error) {
    await forget(thisLoading);
    throw error;
  }
  // Parts of an index that has been replaced look to Pagefind as if nothing were in them.
  await forget(thisLoading);
  return search(query);
}

/**
 * Pagefind remembers what it could not load. Asked anew, it may answer. Of several failures at once
 * the first is enough: a later one would take down what has been loaded anew.
 */
async function forget(thisLoading: typeof loading): Promise<void> {
  if (loading !== thisLoading) return;
  loading = undefined;
  await thisLoading?.then(({ pagefind }) => pagefind.destroy()).catch(() => undefined);
}

function loaderOf(page: Result, query: string): Found[number] {
  const thisLoading = loading;
  return async () => {
    try {
      return resultOf(await page.data(), query);
    } catch (error) {
      await forget(thisLoading);
      throw error;
    }
  };
}

function resultOf({ url, meta, excerpt, content }: Fragment, query: string): FoundPage {
  return {
    title: meta.title,
    href: url,
    place: meta.place,
    excerpt: withDots(
      (hasMark(excerpt) ? undefined : partsAround(query, content)) ?? partsOf(excerpt),
      content,
    ),
  };
}

/**
 * Where no word begins as the query does, Pagefind shortens it until one does, down to one letter.
 * That forgives a slip at the end of a word; all else would only puzzle.
 */
function isAbout(query: string, { meta, excerpt, content }: Fragment): boolean {
  const around = partsAround(query, content) === undefined ? '' : query;
  const text = plainLetters([...Object.values(meta), excerpt, around].join(' '));
  return plainLetters(query)
    .split(' ')
    .some((word) => text.includes(word.slice(0, lettersAlike)));
}

const lettersAlike = 4;

/** As Pagefind compares them. */
function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function hasMark(excerpt: string): boolean {
  return excerpt.includes('<mark>');
}

/** The part of Pagefind's interface that is used here (https://pagefind.app/docs/api/). */
interface Pagefind {
  options(options: { excerptLength: number; ranking: object }): Promise<void>;
  destroy(): Promise<void>;
  search(query: string): Promise<{ results: readonly Result[] }>;
}

interface Result {
  data(): Promise<Fragment>;
}

interface Fragment {
  readonly url: string;
  readonly meta: Partial<SearchMeta> & Pick<SearchMeta, 'title'>;
  /** HTML; without marks where only the title or a part of a compound was found. */
  readonly excerpt: string;
  /** The whole text of the page. */
  readonly content: string;
}

let loading: Promise<{ pagefind: Pagefind; entry: string }> | undefined;

async function load() {
  // Asked first, since Pagefind's worker takes its time to find out that there is no index.
  const entry = await readEntry();
  takeDefaultPolicy();
  const pagefind = (await import(/* @vite-ignore */ pagefindScript)) as Pagefind;
  await pagefind.options({ excerptLength: 28, ranking: { metaWeights } });
  return { pagefind, entry };
}

async function readEntry(): Promise<string> {
  const response = await fetch(searchPath + searchEntry, { cache: 'no-cache' });
  if (!response.ok) throw new Error('There is no search index.');
  return response.text();
}

/** What is found in the title counts most, in a part of a compound least (eleventy/search). */
const metaWeights: Partial<Record<keyof SearchMeta, number>> = {
  title: 8,
  titleParts: 4,
  parts: 0.2,
};

/** Not a part of the bundle: the build writes it with the index (eleventy/search/writeIndex.ts). */
const pagefindScript = searchPath + searchScript;
