import { isDeepStrictEqual } from 'node:util';
import { ForbiddenError } from '@directus/errors';
import { fetchPermissions } from '@directus/api/permissions/lib/fetch-permissions';
import { fetchPolicies } from '@directus/api/permissions/lib/fetch-policies';
import { around } from '../../around.ts';
import type { Accountability, Context, Database, Schema } from '../../directus.ts';
import { partsOf, stepsOf } from './joins.ts';

const accounts = 'directus_users';

/**
 * Compares a field of accounts only with those accounts of which the person may read this field. Directus 11.17.4 checks
 * whether the person may read the field of any account, such as their own e-mail address: who may read the names of colleagues
 * could guess their e-mail addresses and last pages letter by letter.
 *
 * Other accounts are neither found nor counted by a condition, and not ordered by the field. A condition within `deep` is
 * refused, and so is one that reaches accounts through another collection by a field that people may read only of themselves.
 */
export function compareWhatIsReadable({ services: { ItemsService, MetaService } }: Context): void {
  around(ItemsService, 'readByQuery', async (service, proceed, [query, ...options]) =>
    proceed(await narrowed(query as Query, service.collection, service), ...options),
  );
  // `meta=filter_count`
  around(MetaService, 'filterCount', async (service, proceed, [collection, query]) =>
    proceed(collection, await narrowed(query as Query, String(collection), service)),
  );
}

interface Reader {
  readonly accountability: Accountability | null;
  readonly knex: Database;
  readonly schema: Schema;
}

/** @throws ForbiddenError */
async function narrowed(
  query: Query,
  collection: string,
  { accountability, knex, schema }: Reader,
): Promise<Query> {
  if (!accountability || accountability.admin) return query;
  const { relations } = schema;
  const { filter, group, alias, aggregate, sort, deep } = query;
  const comparedWithin = partsOf({ deep, alias }, collection, relations)
    .filter((part) => part.collection === accounts)
    .flatMap(({ paths }) => paths.map(([field]) => field));
  const comparedBeyond = fieldsBeyond(query, collection, relations);
  const isOfAccounts = collection === accounts;
  if (!isOfAccounts && [...comparedWithin, ...comparedBeyond].length === 0) return query;
  const rights = await rightsToAccounts(accountability, { knex, schema });
  const others = rights.filter(({ items }) => !isOneself(items, accountability));
  if (comparedBeyond.some((field) => rightsTo(field, others).length === 0)) {
    throw new ForbiddenError();
  }
  if (comparedWithin.some((field) => rulesFor(field, rights).length > 0)) {
    throw new ForbiddenError();
  }
  if (!isOfAccounts) return query;
  const [compared] = partsOf({ filter, group, alias }, collection, relations);
  const fields = [
    ...(compared?.paths ?? []).map(([field]) => field),
    ...Object.values(aggregate ?? {}).flat(),
  ];
  const rules = [...new Set(fields)].flatMap((field) => rulesFor(field, rights));
  const order = sort?.filter((name) => rulesFor(name.split('.')[0], rights).length === 0) ?? [];
  return {
    ...query,
    // Directus fails at an order without a name.
    ...(sort && { sort: order.length > 0 ? order : ['id'] }),
    ...(rules.length > 0 && { filter: { _and: [...(filter ? [filter] : []), ...rules] } }),
  };
}

interface Query {
  readonly filter?: object | null;
  readonly sort?: readonly string[] | null;
  readonly group?: readonly string[] | null;
  readonly alias?: object | null;
  readonly aggregate?: Readonly<Record<string, readonly string[]>> | null;
  readonly deep?: object | null;
}

/** Returns the fields of accounts by which related items are compared, except the key, which the field of the relation has as well. */
function fieldsBeyond(
  query: Query,
  collection: string,
  relations: Reader['schema']['relations'],
): string[] {
  return partsOf(query, collection, relations).flatMap(({ collection: start, paths }) =>
    paths.flatMap((path) =>
      stepsOf(path, start, relations)
        .filter(({ to }) => to === accounts)
        .flatMap((step) => path[step.path.length] ?? [])
        .filter((field) => field !== 'id'),
    ),
  );
}

/** The accounts and fields that one permission lets the person read. Null means all accounts. */
interface Right {
  readonly items: object | null;
  readonly fields: readonly string[];
}

async function rightsToAccounts(
  accountability: Accountability,
  place: { readonly knex: Database; readonly schema: Schema },
): Promise<readonly Right[]> {
  const policies = await fetchPolicies(accountability, place);
  const rights = await fetchPermissions({ action: 'read', policies, accountability }, place);
  return rights
    .filter(({ collection }) => collection === accounts)
    .map(({ permissions, fields }) => ({
      items: permissions && Object.keys(permissions).length > 0 ? permissions : null,
      fields: fields ?? [],
    }));
}

/** Returns the condition for the accounts of which somebody may read a field; none if that are all that they find. */
function rulesFor(name: string | undefined, rights: readonly Right[]): readonly object[] {
  const having = rightsTo(name, rights);
  if (having.length === rights.length) return [];
  const items = having.map((right) => right.items);
  return items.includes(null) || items.length === 0 ? [] : [{ _or: items }];
}

function rightsTo(name: string | undefined, rights: readonly Right[]): readonly Right[] {
  const field = fieldIn(name);
  return rights.filter(({ fields }) => fields.includes('*') || fields.includes(field));
}

/** True if a permission is for the person's own account only, as in Directus' own permission for everybody who works in it. */
function isOneself(items: object | null, { user }: Accountability): boolean {
  return isDeepStrictEqual(items, { id: { _eq: user } });
}

/** Returns the field of a name such as `-email` or `year(last_access)`. */
function fieldIn(name = ''): string {
  const [first = '', inner] = name.replace(/^-/, '').split(/[(),]/);
  return (inner ?? first).trim();
}
