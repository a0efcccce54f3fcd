import { kindNames, type KindName } from '../../kinds/index.ts';
import type { RawContent } from '../../model/rawContent.ts';
import type { FileReading } from '../FileReading.ts';
import { collections } from './collections.ts';

export type Item = Readonly<Record<string, unknown>>;

/**
 * The state of a Directus since the last read by `npm run dev`. After a save, only the changed
 * collection is read again.
 */
export class DirectusMemory {
  readonly #items = new Map<KindName, readonly Item[]>();
  #files: FileReading | undefined;
  #content: RawContent | undefined;
  #changes = 0;

  /** The number of changes. Results of requests from before the last change are not stored. */
  get changes(): number {
    return this.#changes;
  }

  /** The items of a kind, unless a change has been reported. */
  itemsOf(name: KindName): readonly Item[] | undefined {
    return this.#items.get(name);
  }

  /** The files of the last read, unless a change has been reported. */
  get files(): FileReading | undefined {
    return this.#files;
  }

  /** The content of the last read. */
  get content(): RawContent | undefined {
    return this.#content;
  }

  /** @param changes the number of changes when the items were requested */
  keepItems(name: KindName, items: readonly Item[], changes: number): void {
    if (changes === this.#changes) this.#items.set(name, items);
  }

  keepContent(content: RawContent, files: FileReading, changes: number): void {
    this.#content = content;
    if (changes === this.#changes) this.#files = files;
  }

  /** @param collection the changed collection's name in Directus; without it, all */
  change(collection = ''): void {
    this.#changes += 1;
    if (collection === filesCollection) {
      this.#files = undefined;
      return;
    }
    // The collections of an item's texts and pictures begin with the name of the item's collection.
    const changed = kindNames.filter((name) =>
      `${collection}_`.startsWith(`${collections[name].collection}_`),
    );
    for (const name of changed) this.#items.delete(name);
    if (changed.length > 0) return;
    this.#items.clear();
    this.#files = undefined;
  }
}

const filesCollection = 'directus_files';
