import { around } from '../../around.ts';
import type { Context } from '../../directus.ts';

/**
 * Finds colleagues by the first letters of their names, after an `@` in a comment. Directus' form compares the e-mail
 * address, too. Colleagues may not read that of each other, so they found nobody but themselves.
 */
export function findColleagues({ services: { ItemsService } }: Context): void {
  around(ItemsService, 'readByQuery', (service, proceed, [query, ...options]) => {
    const { accountability, collection } = service;
    const isTrusted = !accountability || accountability.admin;
    if (isTrusted || collection !== 'directus_users') return proceed(query, ...options);
    return proceed(withoutAddress(query as Query), ...options);
  });
}

interface Query {
  readonly filter?: { readonly _or?: readonly object[] } | null;
}

/** Directus' form asks for three conditions, each of which has one field. */
function withoutAddress(query: Query): Query {
  const conditions = query.filter?._or;
  if (!Array.isArray(conditions)) return query;
  const fields = conditions.flatMap((condition: object) => Object.keys(condition));
  if (fields.join() !== 'first_name,last_name,email') return query;
  return { ...query, filter: { _or: conditions.slice(0, 2) } };
}
