import { searchListAddress, searchPartAddress } from '../../../contract/siteAddresses.ts';
import {
  pagesPerPart,
  type PagesPart,
  type SearchKind,
  type SearchIndexList,
  type WordList,
  type WordsPart,
} from '../../../contract/search.ts';

/** With this many parts with words, an index has about 50 KB. */
const fewWordParts = 8;

/** This many parts with pages have about 20 KB: the titles of some 1,300 pages. */
const fewPageParts = 10;

/** The search index of a language. Each part is fetched when it is first needed. */
export class IndexFiles {
  readonly #language: string;
  readonly #files = new Map<string, Promise<unknown>>();

  constructor(language: string) {
    this.#language = language;
  }

  /** Revalidated with the server, since the list names the parts of the newest index. */
  list(): Promise<SearchIndexList> {
    return this.#file(searchListAddress(this.#language), 'no-cache');
  }

  /**
   * Prefetches what a search will need: the whole index of a small site, so that the first letter gives results, and the
   * titles of a larger one.
   */
  async prepare(): Promise<void> {
    const { pageParts, wordParts } = await this.list();
    const pages = pageParts.length > fewPageParts ? [] : pageParts;
    const words = wordParts.length > fewWordParts ? [] : wordParts;
    await Promise.all([
      ...pages.map((_, part) => this.page(part * pagesPerPart)),
      ...words.map(([, hash]) => this.words(hash)),
    ]);
  }

  words(hash: string): Promise<WordsPart> {
    return this.#file(searchPartAddress(hash));
  }

  async allWords(): Promise<WordList> {
    return this.#file(searchPartAddress((await this.list()).words));
  }

  /** @returns the kind of each page of the index */
  async kinds(): Promise<readonly SearchKind[]> {
    const { kinds } = await this.list();
    return kinds.flatMap(([kind, pages]) => Array<SearchKind>(pages).fill(kind));
  }

  /** @param position the page's position in the index */
  async page(position: number): Promise<PagesPart[number]> {
    const { pageParts } = await this.list();
    const hash = pageParts[Math.floor(position / pagesPerPart)] ?? '';
    const part = await this.#file<PagesPart>(searchPartAddress(hash));
    const page = part[position % pagesPerPart];
    if (!page) throw new Error(`The index has no page ${position}.`);
    return page;
  }

  /** A failed file is requested again the next time. */
  #file<Content>(address: string, cache: RequestCache = 'default'): Promise<Content> {
    const known = this.#files.get(address) as Promise<Content> | undefined;
    if (known) return known;
    const file = fetched<Content>(address, cache);
    this.#files.set(address, file);
    file.catch(() => this.#files.delete(address));
    return file;
  }
}

/** The index was replaced meanwhile, and this part of it deleted. */
export class GoneError extends Error {}

async function fetched<Content>(address: string, cache: RequestCache): Promise<Content> {
  const response = await fetch(address, { cache, signal: AbortSignal.timeout(timeout) });
  if (response.status === 404) throw new GoneError(address);
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as Content;
}

/** Milliseconds. A dead connection must not keep visitors waiting for ever. */
const timeout = 15_000;
