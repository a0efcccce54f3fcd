import { membersFolder } from '../../contract/files.ts';
import { memberCollections } from '../../contract/members/content.ts';
import { pathOf, type Installation, type Request } from './installation.ts';
import { newFile } from './sendFile.ts';
import { graphql, waysToAsset } from './ways.ts';

/** The beginning of each canary: a unique word in every text and file of one item. */
export const canary = 'kanarienvogel';

/** The canaries in a text. */
export function canariesIn(text: string): string[] {
  const found = text.match(new RegExp(`${canary}[a-z]+`, 'g')) ?? [];
  return [...new Set(found)].sort();
}

type Json = Readonly<Record<string, unknown>>;

const hour = 3_600_000;

/** The items of each collection, by the text after `canary`: their readers and their states. */
export const kinds = {
  vhm: { audience: 'vhm', status: 'published' },
  adt: { audience: 'adt', status: 'published' },
  both: { audience: 'both', status: 'published' },
  past: { audience: 'both', status: 'scheduled', publish_on: new Date(Date.now() - hour) },
  future: { audience: 'both', status: 'scheduled', publish_on: new Date(Date.now() + hour) },
  draft: { audience: 'both', status: 'draft' },
  ending: { audience: 'both', status: 'published', withdraw_on: new Date(Date.now() + hour) },
  withdrawn: { audience: 'both', status: 'published', withdraw_on: new Date(Date.now() - hour) },
  archived: { audience: 'both', status: 'archived' },
} as const satisfies Record<string, Json>;

export type Kind = keyof typeof kinds;

/** Collections with texts, and the required fields of their items. */
const needed = {
  [memberCollections.pages]: {},
  [memberCollections.news]: { date: '2026-11-23' },
  [memberCollections.documents]: { date: '2026-11-23', category: 'guides' },
} as const satisfies Record<string, Json>;

export type CanaryCollection = keyof typeof needed;

export const canaryCollections = Object.keys(needed) as CanaryCollection[];

/** An item with a canary in its texts, and in its file if it has one. */
export interface Canary {
  readonly word: string;
  readonly kind: Kind;
  readonly id: number;
  readonly translation: number;
  readonly file?: string;
}

/** Creates an item of each kind in a collection, as the administrator. */
export async function releaseCanaries(
  cms: Installation,
  collection: CanaryCollection,
  administrator: string,
): Promise<Canary[]> {
  return Promise.all(
    (Object.keys(kinds) as Kind[]).map(async (kind) => {
      const word = canary + kind;
      const file =
        collection === memberCollections.documents
          ? await upload(cms, word, administrator)
          : undefined;
      const isDocument = file !== undefined;
      const texts = isDocument
        ? { title: word, description: word }
        : { title: word, slug: word, lead: word, body: word };
      const item = {
        ...needed[collection],
        ...kinds[kind],
        ...(isDocument && { file }),
        translations: [{ language: 'de', ...texts }],
      };
      const path = `${pathOf(collection)}?fields=id,translations.id`;
      const { status, body } = await cms.ask('POST', path, item, administrator);
      if (status !== 200) throw new Error(`POST ${path}: ${status} ${JSON.stringify(body)}`);
      const data = body.data as { readonly id: number; readonly translations: { id: number }[] };
      const translation = data.translations[0]!.id;
      return { word, kind, id: data.id, translation, ...(isDocument && { file }) };
    }),
  );
}

/** Uploads a text file with the word in its name and content. */
export function upload(
  cms: Installation,
  word: string,
  bearer: string,
  folder: string = membersFolder,
): Promise<string> {
  return newFile(cms, bearer, {
    ...{ name: `${word}.txt`, type: 'text/plain', content: word },
    fields: { folder, title: word },
  });
}

const get = (path: string): Request => ({ method: 'GET', path });

/** Requests for all canaries of a collection. */
export function waysToAll(collection: CanaryCollection): Request[] {
  const path = pathOf(collection);
  const texts = `${collection}_translations`;
  const parent = `${collection}_id`;
  const has = `[title][_contains]=${canary}`;
  const filter = `filter: { title: { _contains: "${canary}" } }`;
  const isDocuments = collection === memberCollections.documents;
  return [
    get(`${path}?limit=500&fields=translations.*`),
    get(`${path}?limit=500&fields=*,translations.*`),
    get(`${path}?limit=500&filter[translations]${has}&fields=translations.title&sort=-id`),
    get(`${path}?limit=500&fields=other.title&alias[other]=translations`),
    get(`/items/${texts}?limit=500&fields=*,${parent}.*`),
    get(`/items/${texts}?limit=500&search=${canary}&fields=title`),
    get(`/items/${texts}?limit=500&filter${has}&fields=title`),
    get(`/items/${texts}?limit=500&sort=-title&fields=title`),
    get(`/items/${texts}?limit=500&groupBy[]=title&aggregate[count]=*`),
    { method: 'SEARCH', path: `/items/${texts}`, body: { query: { limit: 500, fields: ['*'] } } },
    graphql(collection, `{ ${collection}(limit: 500) { translations(limit: -1) { title } } }`),
    graphql(collection, `{ ${texts}(limit: 500, ${filter}) { title } }`),
    graphql(collection, `{ ${texts}_aggregated(limit: 500, groupBy: ["title"]) { group } }`),
    ...(isDocuments
      ? [
          get(`${path}?limit=500&fields=file.filename_download,file.title`),
          get(`/files?limit=500&filter[title][_contains]=${canary}&fields=title`),
          get(`/files?limit=500&search=${canary}&fields=filename_download`),
        ]
      : []),
  ];
}

/** Requests for one item, by a user who has guessed its key. */
export function waysToOne(collection: CanaryCollection, each: Canary): Request[] {
  return [
    get(`${pathOf(collection)}/${each.id}?fields=*,translations.*`),
    get(`/items/${collection}_translations/${each.translation}?fields=*`),
    graphql(collection, `{ ${collection}_by_id(id: "${each.id}") { translations { title } } }`),
    ...(each.file === undefined
      ? []
      : [get(`/files/${each.file}?fields=title`), ...waysToAsset(each.file)]),
  ];
}

/** Requests that return the number of canaries in a collection. */
export function waysToCountAll(collection: CanaryCollection): Request[] {
  const path = pathOf(collection);
  const texts = `${collection}_translations`;
  const has = `[title][_contains]=${canary}`;
  const filter = `filter: { title: { _contains: "${canary}" } }`;
  return [
    get(`${path}?aggregate[count]=id&filter[translations]${has}`),
    get(`${path}?limit=0&meta=filter_count&filter[translations]${has}`),
    get(`/items/${texts}?aggregate[countDistinct]=title&filter${has}`),
    get(`/items/${texts}?limit=0&meta=filter_count&filter${has}`),
    graphql(collection, `{ ${texts}_aggregated(${filter}) { count { title } } }`),
  ];
}
