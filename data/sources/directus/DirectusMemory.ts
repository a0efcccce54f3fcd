import { entityNames, type EntityName } from '../../kinds/index.ts';
import type { RawContent } from '../../model/rawContent.ts';
import type { FileReading } from '../FileReading.ts';
import { collections } from './collections.ts';

export type Item = Readonly<Record<string, unknown>>;

/**
 * What `npm run dev` knows of a Directus from the last time it read it, and what has changed since:
 * a save is seen once its collection is read again, not all of them.
 */
export class DirectusMemory {
  readonly #items = new Map<EntityName, readonly Item[]>();
  #files: FileReading | undefined;
  #content: RawContent | undefined;
  #changes = 0;

  /** How often something has changed. What was asked for before the last time is not kept. */
  get changes(): number {
    return this.#changes;
  }

  /** The items of an entity, if nobody has told that they have changed. */
  itemsOf(name: EntityName): readonly Item[] | undefined {
    return this.#items.get(name);
  }

  /** The files of the last read, if nobody has told that one has changed. */
  get files(): FileReading | undefined {
    return this.#files;
  }

  /** What was read last. */
  get content(): RawContent | undefined {
    return this.#content;
  }

  /** @param changes as it was when they were asked for */
  keepItems(name: EntityName, items: readonly Item[], changes: number): void {
    if (changes === this.#changes) this.#items.set(name, items);
  }

  keepContent(content: RawContent, files: FileReading, changes: number): void {
    this.#content = content;
    if (changes === this.#changes) this.#files = files;
  }

  /** @param collection in which something has changed, as Directus calls it; without it, everywhere */
  change(collection = ''): void {
    this.#changes += 1;
    if (collection === filesCollection) {
      this.#files = undefined;
      return;
    }
    // Those with the texts and pictures of items have the name of the items', and something behind it.
    const changed = entityNames.filter((name) =>
      `${collection}_`.startsWith(`${collections[name].collection}_`),
    );
    for (const name of changed) this.#items.delete(name);
    if (changed.length > 0) return;
    this.#items.clear();
    this.#files = undefined;
  }
}

const filesCollection = 'directus_files';
