import { around } from '../../around.ts';
import type { Context } from '../../directus.ts';

/**
 * Lets people find colleagues by the first letters of their names, after an `@` in a comment. The form of Directus 11.17.4
 * searches first name, last name or e-mail address. Colleagues may not read each other's addresses, so compareWhatIsReadable
 * would limit the whole search to the person's own account. Removes the condition on the address.
 *
 * The form's `_starts_with` distinguishes capital letters on PostgreSQL, so `@ada` would not find Ada. Searches with
 * `_istarts_with` instead.
 */
export function findColleagues({ services: { ItemsService } }: Context): void {
  around(ItemsService, 'readByQuery', (service, proceed, [query, ...options]) => {
    const { accountability, collection } = service;
    const isTrusted = !accountability || accountability.admin;
    if (isTrusted || collection !== 'directus_users') return proceed(query, ...options);
    return proceed(forColleagues(query as Query), ...options);
  });
}

interface Query {
  readonly filter?: { readonly _or?: readonly object[] } | null;
}

/** Changes only the filter of Directus' form: three alternatives, each with one field. */
function forColleagues(query: Query): Query {
  const conditions = query.filter?._or;
  if (!Array.isArray(conditions)) return query;
  const fields = conditions.flatMap((condition: object) => Object.keys(condition));
  if (fields.join() !== 'first_name,last_name,email') return query;
  return { ...query, filter: { _or: conditions.slice(0, 2).map(inAnyCase) } };
}

/** @param condition such as `{ first_name: { _starts_with: 'ada' } }` */
function inAnyCase(condition: object): object {
  const fields = Object.entries(condition as Condition).map(([field, operators]) => {
    if (typeof operators?._starts_with !== 'string') return { [field]: operators };
    const { _starts_with: start, ...others } = operators;
    return { [field]: { ...others, _istarts_with: start } };
  });
  return Object.assign({}, ...fields) as object;
}

/** As the browser sent it. */
type Condition = Readonly<Record<string, { readonly _starts_with?: unknown } | null>>;
