import { join } from 'node:path';
import {
  aggregate,
  createDirectus,
  readAssetArrayBuffer,
  readItems,
  readSingleton,
  rest,
  staticToken,
} from '@directus/sdk';
import { EnvironmentError, type DirectusAccess } from '../environment.ts';
import type { EntityName, RawContent, RawRecord } from '../model/rawContent.ts';
import { collections, type CollectionShape } from './directus/collections.ts';
import { ImageStore, type BackendFile } from './directus/images.ts';
import {
  BackendAway,
  defaultPatience,
  patientFetch,
  type Patience,
} from './directus/patientFetch.ts';
import { progress } from './directus/progress.ts';
import { fileId, recordOf } from './directus/records.ts';
import { ageOf, readSnapshot, writeSnapshot } from './directus/snapshot.ts';
import type { ContentSource } from './source.ts';

export interface DirectusOptions {
  /** The folder of snapshots and images. */
  readonly cache?: string;
  readonly patience?: Patience;
}

/** The backend is away, and no stale content was asked for: one line that names the mend. */
export class BackendAwayError extends Error {
  override readonly name = 'BackendAwayError';
}

/**
 * Content from a Directus as `cms/` sets it up.
 *
 * @throws BackendAwayError if it does not answer, unless an older snapshot may stand in
 * @throws EnvironmentError if it answers, but not as a Directus that lets us read
 */
export function directusSource(
  access: DirectusAccess,
  { cache = '.cache', patience = defaultPatience }: DirectusOptions = {},
): ContentSource {
  const folder = directusFolder(access.url, cache);
  const snapshot = join(cache, 'snapshot', `${fileNameOf(access.url)}.json`);
  let fresh: RawContent | undefined;
  return {
    name: `Directus at ${access.url}`,
    async read() {
      try {
        fresh = await new Reading(access, folder, patience).all();
        return fresh;
      } catch (error) {
        const away = reasonIfAway(error);
        if (away === undefined) throw asMistake(error, access.url);
        return await standIn(snapshot, access, away);
      }
    },
    async keep(content) {
      // A snapshot is not younger for being used, and drafts must not get into one.
      if (content === fresh && !access.preview) await writeSnapshot(snapshot, content);
    },
  };
}

/** Where the backend's image files are put for the build. */
export function directusFolder(url: string, cache = '.cache'): string {
  return join(cache, 'directus', fileNameOf(url));
}

type Item = Readonly<Record<string, unknown>>;

type AnySchema = Record<string, Record<string, unknown>[]>;

const pageSize = 500;

/** One read of everything. */
class Reading {
  readonly #client;
  readonly #images: ImageStore;
  readonly #preview: boolean;
  readonly #progress = progress();

  constructor({ url, token, preview }: DirectusAccess, folder: string, patience: Patience) {
    const client = createDirectus<AnySchema>(url, { globals: { fetch: patientFetch(patience) } });
    this.#client = (token ? client.with(staticToken(token.reveal())) : client).with(rest());
    this.#images = new ImageStore(join(folder, 'images'));
    this.#preview = preview;
  }

  async all(): Promise<RawContent> {
    const names = Object.keys(collections) as EntityName[];
    const items = await Promise.all(names.map((name) => this.#items(collections[name])));
    await this.#store(
      names.flatMap((name, index) => filesIn(collections[name], items[index] ?? [])),
    );
    this.#progress.end();
    return Object.fromEntries(
      names.map((name, index) => [name, this.#records(collections[name], items[index] ?? [])]),
    ) as Record<EntityName, RawRecord[]>;
  }

  async #items(shape: CollectionShape): Promise<readonly Item[]> {
    const { collection, singleton, workflow } = shape;
    const query = {
      fields: queryFields(shape),
      ...(shape.translations && { deep: { translations: { _sort: ['id'], _limit: -1 } } }),
    };
    if (singleton) {
      const item: unknown = await this.#client.request(
        readSingleton(collection as never, query as never),
      );
      if (typeof item !== 'object' || item === null) throw new NotDirectus();
      // Until an editor saves it, a singleton answers with nothing but default values.
      return 'id' in item && item.id !== null ? [{ ...item }] : [];
    }
    const filter = workflow && { filter: this.#preview ? anyVisible : published };
    const page = async (number: number): Promise<readonly Item[]> => {
      const position = { sort: ['sort', 'id'], limit: pageSize, page: number };
      const items: unknown = await this.#client.request(
        readItems(collection, { ...query, ...filter, ...position } as never),
      );
      if (!Array.isArray(items)) throw new NotDirectus();
      return items as readonly Item[];
    };

    const first = await page(1);
    if (first.length < pageSize) return first;
    const total = await this.#count(collection, filter);
    let read = first.length;
    this.#progress.tell(collection, read, total);
    const others = Array.from({ length: Math.ceil(total / pageSize) - 1 }, async (_, index) => {
      const items = await page(index + 2);
      read += items.length;
      this.#progress.tell(collection, read, total);
      return items;
    });
    return [first, ...(await Promise.all(others))].flat();
  }

  async #count(collection: string, query: object | undefined): Promise<number> {
    const answer: unknown = await this.#client.request(
      aggregate(collection, { aggregate: { count: '*' }, ...(query && { query }) } as never),
    );
    const count = Number((answer as readonly { count: unknown }[])[0]?.count);
    // Without it, all but the first page would silently be missing.
    if (Number.isNaN(count)) throw new NotDirectus();
    return count;
  }

  /** One after the other, so that names come out the same each time. */
  async #store(files: readonly BackendFile[]): Promise<void> {
    for (const file of files) {
      const content = await this.#client.request(readAssetArrayBuffer(file.id));
      await this.#images.add(file, new Uint8Array(content));
    }
    await this.#images.removeOthers();
  }

  #records(shape: CollectionShape, items: readonly Item[]): RawRecord[] {
    return items.map((item) => ({
      origin: shape.singleton ? shape.collection : `${shape.collection}/${String(item['id'])}`,
      value: recordOf(item, shape, this.#images.images),
    }));
  }
}

const published = {
  _or: [
    { status: { _eq: 'published' } },
    { _and: [{ status: { _eq: 'scheduled' } }, { publish_on: { _lte: '$NOW' } }] },
  ],
};

const anyVisible = { status: { _in: ['published', 'scheduled', 'draft'] } };

function queryFields({ fields, translations }: CollectionShape): unknown[] {
  const own = Object.entries(fields).map(([name, { kind }]) =>
    kind === 'image' ? { [name]: ['id', 'filename_download', 'width', 'height'] } : name,
  );
  return [
    ...new Set(['id', ...own]),
    ...(translations ? [{ translations: ['language', ...translations] }] : []),
  ];
}

function filesIn({ fields }: CollectionShape, items: readonly Item[]): BackendFile[] {
  const names = Object.entries(fields).flatMap(([name, { kind }]) =>
    kind === 'image' ? [name] : [],
  );
  return items.flatMap((item) =>
    names.flatMap((name) => (fileId(item[name]) ? [item[name] as BackendFile] : [])),
  );
}

async function standIn(
  file: string,
  { url, allowStale }: DirectusAccess,
  reason: string,
): Promise<RawContent> {
  const snapshot = await readSnapshot(file);
  const away = `Directus at ${url} does not answer (${reason}).`;
  if (!snapshot) {
    throw new BackendAwayError(`${away} Start it, or set DIRECTUS_URL to where it is.`);
  }
  const age = ageOf(snapshot);
  if (!allowStale) {
    throw new BackendAwayError(
      `${away} Start it, or set ALLOW_STALE=1 to build from the snapshot of ${age} ago.`,
    );
  }
  process.stderr.write(`${away} Building from the snapshot of ${age} ago.\n`);
  return snapshot.content;
}

function reasonIfAway(error: unknown): string | undefined {
  if (error instanceof BackendAway) return error.message;
  return error instanceof Error && error.cause instanceof BackendAway
    ? error.cause.message
    : undefined;
}

/** What the SDK throws where Directus answers with errors; it never holds the token. */
interface Refusal {
  readonly errors: readonly { readonly message: string }[] | string;
}

/** Something answers, but not in Directus' way. */
class NotDirectus extends Error {
  override readonly name = 'NotDirectus';
}

function asMistake(error: unknown, url: string): unknown {
  if (error instanceof SyntaxError || error instanceof NotDirectus) return notDirectus(url);
  if (typeof error !== 'object' || error === null || !('errors' in error)) return error;
  const { errors } = error as Refusal;
  if (typeof errors === 'string') return notDirectus(url);
  const reasons = [...new Set(errors.map(({ message }) => message.replace(/\s+/g, ' ')))];
  return new EnvironmentError(
    `DIRECTUS_TOKEN: expected a token that may read all content, but ${url} says: ${reasons.join(' ')}`,
  );
}

function notDirectus(url: string): EnvironmentError {
  return new EnvironmentError(
    `DIRECTUS_URL: expected the address of a Directus, but ${url} answers something else.`,
  );
}

/** A name for files that belong to a backend. */
function fileNameOf(url: string): string {
  return new URL(url).host.replace(':', '-');
}
