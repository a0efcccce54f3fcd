import type { Memo } from '../memo/Memo.ts';
import { valueKey } from '../memo/valueKey.ts';
import { PageReader, type ReadPage, type SearchedPage } from './PageReader.ts';

/** A page of the index. */
export interface IndexedPage extends Pick<SearchedPage, 'path' | 'language'> {
  /** Another page, or another version of this one, has another key. */
  readonly key: string;
  /** Returns the words of the page. Not called if no page of its language has changed. */
  read(): ReadPage;
}

/** Collects the pages of a build. The index is written when all are added (`writeIndex`). */
export class SearchIndex {
  readonly pages: IndexedPage[] = [];
  readonly #reader = new PageReader();
  readonly #memo: Memo | undefined;

  /** @param memo keeps the words of pages for the next build */
  constructor(memo?: Memo) {
    this.#memo = memo;
  }

  /** @returns the key to store for {@link addKnown} */
  add(page: SearchedPage): string {
    const key = `search ${valueKey(page)}`;
    if (!this.addKnown(key, page, () => page.main)) {
      const read = this.#read(key, page);
      this.#push(key, page, () => read);
    }
    return key;
  }

  /**
   * Adds a page of an earlier build.
   * @param main returns the main region, which is needed only if the memo is damaged
   * @returns whether its words are remembered; if not, the page must be added with `add`
   */
  addKnown(key: string, page: Omit<SearchedPage, 'main'>, main: () => string): boolean {
    if (this.#memo?.has(key) !== true) return false;
    this.#memo.keep(key);
    this.#push(key, page, () => {
      const known = this.#memo?.get(key);
      return known === undefined
        ? this.#read(key, { ...page, main: main() })
        : (JSON.parse(known) as ReadPage);
    });
    return true;
  }

  #push(key: string, { path, language }: Omit<SearchedPage, 'main'>, read: () => ReadPage): void {
    this.pages.push({ path, language, key, read });
  }

  #read(key: string, page: SearchedPage): ReadPage {
    const read = this.#reader.read(page);
    this.#memo?.set(key, JSON.stringify(read));
    return read;
  }
}
