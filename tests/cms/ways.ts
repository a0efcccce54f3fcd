import { memberRoles } from '../../contract/members/audiences.ts';
import { translationsCollection } from '../../cms/seed/layout.ts';
import { pathOf, type Request } from './installation.ts';
import { secret, type Secret } from './secrets.ts';

/** All requests of Directus' API that search the items of a collection. */
export function waysToSearch({ collection, id, field }: Secret): Request[] {
  const path = pathOf(collection);
  const name = graphqlName(collection);
  const contains = `filter: { ${field}: { _contains: "${secret}" } }`;
  return [
    get(`${path}?limit=500&fields=*`),
    get(`${path}?limit=500&search=${secret}&fields=${field}`),
    get(`${path}?limit=500&filter[${field}][_contains]=${secret}`),
    get(`${path}?limit=500&filter[id][_eq]=${id}&sort=-${field}`),
    get(`${path}?limit=500&groupBy[]=${field}&aggregate[count]=*`),
    { method: 'SEARCH', path, body: { query: { limit: 500, fields: ['*'] } } },
    // Visitors may use one alias in a request.
    graphql(collection, `{ all: ${name}(limit: 500) { ${field} } }`),
    graphql(collection, `{ ${name}(limit: 500) { other: ${field} } }`),
    graphql(collection, `{ ${name}(limit: 500, ${contains}) { ${field} } }`),
    graphql(collection, `{ ${name}_aggregated(limit: 500, groupBy: ["${field}"]) { group } }`),
  ];
}

/** Requests for an item whose id the user has guessed. */
export function waysToOpen({ collection, id, field }: Secret): Request[] {
  return [
    get(`${pathOf(collection)}/${id}?fields=*`),
    graphql(collection, `{ ${graphqlName(collection)}_by_id(id: "${id}") { ${field} } }`),
  ];
}

/** Requests that get from an item to its translations, and from a translation to the item. */
export function waysThroughTranslations(collection: string, id: string | number): Request[] {
  const path = pathOf(collection);
  const filter = `[translations][_filter][slug][_contains]=${secret}`;
  return [
    get(`${path}?limit=500&fields=*,translations.*`),
    get(`${path}/${id}?fields=translations.slug,translations.${collection}_id`),
    get(
      `${path}?limit=500&filter[translations][slug][_contains]=${secret}&fields=*,translations.*`,
    ),
    get(
      `${path}?limit=500&fields=id,translations.slug&deep${filter}&deep[translations][_limit]=-1`,
    ),
    get(`${path}?limit=500&fields=other.slug&alias[other]=translations&deep[other][_limit]=-1`),
    get(`/items/${translationsCollection(collection)}?limit=500&fields=slug,${collection}_id.*`),
    graphql(collection, `{ ${collection}(limit: 500) { translations(limit: -1) { slug title } } }`),
    graphql(
      collection,
      `{ ${collection}(filter: { translations: { slug: { _contains: "${secret}" } } }) { translations { slug } } }`,
    ),
  ];
}

/** Requests whose number reveals that an item exists. */
export function waysToCount({ collection, id, field }: Secret): Request[] {
  const path = pathOf(collection);
  const name = graphqlName(collection);
  const contains = `{ ${field}: { _contains: "${secret}" } }`;
  return [
    get(`${path}?aggregate[count]=*&filter[id][_eq]=${id}`),
    get(`${path}?aggregate[count]=${field}&filter[${field}][_contains]=${secret}`),
    get(`${path}?aggregate[countDistinct]=${field}&search=${secret}`),
    get(`${path}?limit=0&meta=filter_count&filter[${field}][_contains]=${secret}`),
    graphql(collection, `{ ${name}_aggregated(filter: ${contains}) { count { ${field} } } }`),
  ];
}

/** Requests for the content of a file. */
export function waysToAsset(id: string): Request[] {
  return [
    get(`/assets/${id}`),
    get(`/assets/${id}/any-name.txt?download`),
    { method: 'POST', path: '/assets/files', body: { ids: [id] } },
  ];
}

/**
 * Requests that create, change and delete items of a collection.
 *
 * @param items the existing content: a list, or the only item of a singleton
 */
export function waysToWrite(collection: string, items: unknown): Request[] {
  const path = pathOf(collection);
  const isList = Array.isArray(items);
  const { id = 1, ...item } = ((isList ? (items as unknown[])[0] : items) ?? {}) as Item;
  const payload = payloads[collection] ?? item;
  const change = changes[collection] ?? payload;
  return [
    { method: 'POST', path, body: payload },
    ...(path.startsWith('/items/') ? [{ method: 'POST', path, body: [payload] }] : []),
    { method: 'PATCH', path, body: isList ? { keys: [id], data: change } : change },
    { method: 'PATCH', path: `${path}/${id}`, body: change },
    { method: 'DELETE', path, body: [id] },
    { method: 'DELETE', path: `${path}/${id}` },
  ];
}

interface Item {
  readonly id?: string | number;
  readonly [field: string]: unknown;
}

/** With fewer fields, Directus reports missing ones before it checks permissions. */
export const payloads: Readonly<Record<string, Item>> = {
  directus_comments: { collection: 'languages', item: 'de', comment: 'x' },
  directus_files: { type: 'text/plain', filename_download: 'x.txt', storage: 'local', title: 'x' },
  directus_relations: { collection: 'pages', field: 'x', related_collection: 'news' },
  directus_translations: { key: 'x', language: 'de-DE', value: 'x' },
};

/** Directus also checks a change of a translation's key before permissions. */
const changes: Readonly<Record<string, Item>> = { directus_translations: { value: 'x' } };

/**
 * For these, Directus contacts other servers or looks up a collection before it checks permissions.
 */
export const judgedBeforeAccess = ['directus_deployments', 'directus_versions'];

/** Requests that change data other than the items of collections. */
export const furtherWaysToWrite: readonly Request[] = [
  { method: 'POST', path: '/collections', body: { collection: 'x', schema: {} } },
  { method: 'PATCH', path: '/collections/pages', body: { meta: { icon: 'x' } } },
  { method: 'DELETE', path: '/collections/pages' },
  { method: 'POST', path: '/fields/pages', body: { field: 'x', type: 'string' } },
  { method: 'PATCH', path: '/fields/pages/key', body: { meta: { note: 'x' } } },
  { method: 'DELETE', path: '/fields/pages/key' },
  { method: 'DELETE', path: '/relations/pages_translations/pages_id' },
  { method: 'POST', path: '/files/import', body: { url: 'https://example.org/x.png' } },
  { method: 'POST', path: '/utils/sort/pages', body: { item: 1, to: 2 } },
  { method: 'POST', path: '/utils/revert/1' },
  { method: 'POST', path: '/utils/cache/clear' },
  {
    method: 'POST',
    path: '/users/invite',
    body: { email: 'x@example.org', role: memberRoles.vhm },
  },
  {
    method: 'POST',
    path: '/users/register',
    body: { email: 'x@example.org', password: 'abcdefgh' },
  },
  { method: 'POST', path: '/extensions/registry/install', body: { extension: 'x', version: 'x' } },
];

export function get(path: string): Request {
  return { method: 'GET', path };
}

function graphqlName(collection: string): string {
  return collection.replace(/^directus_/, '');
}

export function graphql(collection: string, query: string): Request {
  const system = collection.startsWith('directus_');
  return { method: 'POST', path: system ? '/graphql/system' : '/graphql', body: { query } };
}
