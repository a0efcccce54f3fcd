import type { Accountability, Relation } from '../../directus.ts';
import { pathsOfFields, stepFrom } from './joins.ts';

/** Maximum number of items of the content that visitors, members and the build get at once. The build asks for 500. */
const maxItems = 500;

/**
 * Returns the problem of a query whose response could be longer than the fields it names: wildcards in the middle of a path,
 * paths that lead back, or too many items. So a response is never longer than the items
 * that it is about: with `fields=*.*.*.*`, 420 articles of 5 MB were 20 MB, since each translation contained its
 * article again, with all translations.
 */
export function readsProblemOf(
  query: unknown,
  collection: string,
  { relations, accountability }: ReadBy,
): string | undefined {
  for (const path of pathsOfFields(query)) {
    if (path.slice(0, -1).includes('*')) return 'Name the fields: only the last name may be "*"';
    if (returns(path, collection, relations)) return 'The fields lead back to where they started';
  }
  const { limit } = Object(query) as { readonly limit?: unknown };
  // Directus reads lists of its own, such as that of all fields, with the rights of the sender.
  const isContent = !collection.startsWith('directus_');
  const isTooMany = typeof limit === 'number' && (limit < 0 || limit > maxItems);
  return isTooMany && isContent && !accountability.app
    ? `One query may ask for ${maxItems} items`
    : undefined;
}

interface ReadBy {
  readonly relations: readonly Relation[];
  readonly accountability: Pick<Accountability, 'app'>;
}

/** True if a path of names leads to the same collection twice. */
function returns(path: readonly string[], start: string, relations: readonly Relation[]): boolean {
  const passed = new Set([start]);
  let from = start;
  for (const name of path.slice(0, -1)) {
    const step = stepFrom(from, name, relations);
    if (!step) return false;
    if (passed.has(step.to)) return true;
    passed.add(step.to);
    from = step.to;
  }
  return false;
}
