import type { Memo } from '../memo/Memo.ts';
import { valueKey } from '../memo/valueKey.ts';
import { PageReader, type ReadPage, type SearchedPage } from './PageReader.ts';

/** Collects the pages of a build. The index is written when all are added (`writeIndex`). */
export class SearchIndex {
  readonly pages: ReadPage[] = [];
  readonly #reader = new PageReader();
  readonly #memo: Memo | undefined;

  /** @param memo keeps the words of pages for the next build */
  constructor(memo?: Memo) {
    this.#memo = memo;
  }

  /** @returns the key to store for {@link addKnown} */
  add(page: SearchedPage): string {
    const key = `search ${valueKey(page)}`;
    if (!this.addKnown(key)) {
      const read = this.#reader.read(page);
      this.pages.push(read);
      this.#memo?.set(key, JSON.stringify(read));
    }
    return key;
  }

  /**
   * Adds a page of an earlier build, without its main region.
   * @returns whether its words are remembered; if not, the page must be added with `add`
   */
  addKnown(key: string): boolean {
    const known = this.#memo?.get(key);
    if (known !== undefined) this.pages.push(JSON.parse(known) as ReadPage);
    return known !== undefined;
  }
}
