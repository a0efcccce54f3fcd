import {
  aggregate,
  createDirectus,
  readItems,
  readSingleton,
  rest,
  staticToken,
} from '@directus/sdk';
import type { DirectusAccess } from '../../settings/environment.ts';
import type { KindName } from '../../kinds/index.ts';
import type { RawContent, RawRecord } from '../../model/rawContent.ts';
import { replaceFolder } from '../../folders/replaceFolder.ts';
import { BackendLimit, type Limits } from '../backend/limits.ts';
import { BackendAway, retryingFetch, type RetryPolicy } from '../backend/retryingFetch.ts';
import { Progress } from '../backend/Progress.ts';
import { FileReading, type FieldReference } from '../FileReading.ts';
import { FileStore } from '../FileStore.ts';
import { collections, type CollectionShape } from './collections.ts';
import type { DirectusMemory, Item } from './DirectusMemory.ts';
import { directusLibrary } from './directusLibrary.ts';
import { itemsQuery, originOf, recordsOf } from './items.ts';
import { NotDirectus } from './NotDirectus.ts';
import { withPictureCredits } from './withPictureCredits.ts';
import { previewable, published } from './visibility.ts';

type AnySchema = Record<string, Record<string, unknown>[]>;

const pageSize = 500;

interface ReadingOptions {
  /** The backend's name in messages. */
  readonly name: string;
  /** The folder of the files. It is replaced when all files have been fetched. */
  readonly folder: string;
  readonly retryPolicy: RetryPolicy;
  readonly limits: Limits;
  /** A cache, which the read updates. */
  readonly memory?: DirectusMemory | undefined;
}

/** One read of everything that is not in the cache. */
export class DirectusReading {
  readonly #client;
  readonly #fetch: typeof fetch;
  readonly #access: DirectusAccess;
  readonly #folder: string;
  readonly #retryPolicy: RetryPolicy;
  readonly #limits: Limits;
  readonly #memory: DirectusMemory | undefined;
  readonly #progress: Progress;
  readonly #stop = new AbortController();

  constructor(
    access: DirectusAccess,
    { name, folder, retryPolicy, limits, memory }: ReadingOptions,
  ) {
    const { url, token } = access;
    this.#progress = new Progress(name);
    this.#fetch = this.#progress.hearing(
      retryingFetch({ retryPolicy, limits, stop: this.#stop.signal }),
    );
    const client = createDirectus<AnySchema>(url, { globals: { fetch: this.#fetch } });
    this.#client = (token ? client.with(staticToken(token.reveal())) : client).with(rest());
    this.#access = access;
    this.#folder = folder;
    this.#retryPolicy = retryPolicy;
    this.#limits = limits;
    this.#memory = memory;
  }

  async all(): Promise<RawContent> {
    const names = Object.keys(collections) as KindName[];
    const changes = this.#memory?.changes ?? 0;
    try {
      const items = await Promise.all(names.map((name) => this.#known(name, changes)));
      const library = directusLibrary(this.#client, this.#fetch, this.#access);
      const known = this.#memory?.files?.goOn(library, this.#folder);
      if (known) return await this.#withFiles(names, items, known, changes);
      return await replaceFolder(this.#folder, (empty) => {
        const files = new FileReading(library, new FileStore(empty));
        return this.#withFiles(names, items, files, changes);
      });
    } finally {
      // If one request failed for good, the others need not continue.
      this.#stop.abort();
      this.#progress.end();
    }
  }

  async #withFiles(
    names: readonly KindName[],
    items: readonly (readonly Item[])[],
    files: FileReading,
    changes: number,
  ): Promise<RawContent> {
    const content = await withFiles(names, items, files);
    this.#memory?.keepContent(content, files, changes);
    return content;
  }

  async #known(name: KindName, changes: number): Promise<readonly Item[]> {
    const known = this.#memory?.itemsOf(name);
    if (known) return known;
    const items = await this.#items(collections[name]);
    this.#memory?.keepItems(name, items, changes);
    return items;
  }

  async #items(shape: CollectionShape): Promise<readonly Item[]> {
    const { collection, singleton, workflow } = shape;
    const query = itemsQuery(shape);
    if (singleton) return this.#singleton(collection, query);
    const filter = workflow && { filter: this.#access.preview ? previewable : published };
    let read = 0;
    let total = 0;
    // A save between two pages shifts their content. Only a new read is correct then.
    for (let attempt = 0; attempt < this.#retryPolicy.attempts; attempt += 1) {
      const [count, first] = await Promise.all([
        this.#count(collection, filter),
        this.#page(collection, { ...query, ...filter }, 1),
      ]);
      total = count;
      read = first.length;
      const others = Array.from(
        { length: Math.ceil(total / pageSize) - 1 },
        async (_, index): Promise<readonly Item[]> => {
          const items = await this.#page(collection, { ...query, ...filter }, index + 2);
          read += items.length;
          this.#progress.report(collection, read, total);
          return items;
        },
      );
      const items = [first, ...(await Promise.all(others))].flat();
      if (read === total && new Set(items.map(({ id }) => id)).size === total) return items;
    }
    // Content must not shrink silently: missing items would vanish from the site.
    throw new BackendAway(`does not give all of ${collection} (${read} of ${total} items)`);
  }

  async #singleton(collection: string, query: object): Promise<readonly Item[]> {
    const item: unknown = await this.#client.request(
      readSingleton(collection as never, query as never),
    );
    if (typeof item !== 'object' || item === null || !('id' in item)) throw new NotDirectus();
    // Until an editor saves it, a singleton's response has only default values.
    return item.id === null ? [] : [{ ...item }];
  }

  async #page(collection: string, query: object, number: number): Promise<readonly Item[]> {
    const position = { sort: ['sort', 'id'], limit: pageSize, page: number };
    const items: unknown = await this.#client.request(
      readItems(collection, { ...query, ...position } as never),
    );
    if (!Array.isArray(items) || !items.every(isItem)) throw new NotDirectus();
    return items;
  }

  async #count(collection: string, query: object | undefined): Promise<number> {
    const response: unknown = await this.#client.request(
      aggregate(collection, { aggregate: { count: '*' }, ...(query && { query }) } as never),
    );
    const [counted] = Array.isArray(response) ? (response as readonly { count?: unknown }[]) : [];
    const count = countIn(counted?.count);
    if (count > this.#limits.records) throw BackendLimit.count(count, collection, this.#limits);
    return count;
  }
}

function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Some databases return counts as text. */
function countIn(value: unknown): number {
  const count = typeof value === 'number' || typeof value === 'string' ? Number(value) : NaN;
  if (!Number.isInteger(count) || count < 0) throw new NotDirectus();
  return count;
}

/** The records, with the files that they refer to in the content's folder. */
async function withFiles(
  names: readonly KindName[],
  items: readonly (readonly Item[])[],
  files: FileReading,
): Promise<RawContent> {
  await files.fetchFields(
    names.flatMap((name, index) => filesIn(collections[name], items[index] ?? [])),
  );
  const content = await files.localise(
    Object.fromEntries(
      names.map((name, index) => [name, recordsOf(collections[name], items[index] ?? [], files)]),
    ) as Record<KindName, RawRecord[]>,
  );
  return withPictureCredits(content, files.pictures());
}

function filesIn(shape: CollectionShape, items: readonly Item[]): FieldReference[] {
  return Object.entries(shape.fields).flatMap(([field, { kind }]) =>
    items.flatMap((item) => {
      const file = item[field];
      if (kind === 'images') return picturesIn(file, originOf(item, shape), field);
      if ((kind !== 'image' && kind !== 'document') || typeof file !== 'string') return [];
      return [{ origin: originOf(item, shape), field, file, kind }];
    }),
  );
}

/** The pictures of a list. An editor may have left an entry without its picture. */
function picturesIn(list: unknown, origin: string, field: string): FieldReference[] {
  const entries = Array.isArray(list) ? (list as readonly (Item | null)[]) : [];
  return entries.flatMap((entry, index) => {
    const file = entry?.['file'];
    return typeof file === 'string'
      ? [{ origin, field: `${field}.${index}.file`, file, kind: 'image' }]
      : [];
  });
}
