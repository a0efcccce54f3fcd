import type { Relation } from '../../directus.ts';
import { namesIn, partsOf, stepsOf } from './joins.ts';

/** Maximum number of joins in one query. SQLite refuses 64, and our deepest path has four. */
const maxJoins = 20;

/**
 * Maximum number of joins with lists of related items in one query, such as translations. The database multiplies the
 * lists with each other: 12 joins with three translations each took SQLite 3 s for 21 articles, and each additional join
 * three times as long.
 */
const maxLists = 3;

/**
 * Returns the problem of a query whose joins would keep the database busy, or are not those that Directus checks the
 * rights of.
 */
export function joinsProblemOf(
  query: unknown,
  collection: string,
  relations: readonly Relation[],
): string | undefined {
  if (namesIn(query).some((name) => renamed.test(name))) {
    return 'A name in the query has ":" or "$FOLLOW"';
  }
  for (const { collection: start, paths } of partsOf(query, collection, relations)) {
    const steps = paths.flatMap((path) => stepsOf(path, start, relations));
    const joins = new Map(steps.map((step) => [step.path.join('.'), step]));
    const lists = [...joins.values()].filter(({ isList }) => isList);
    if (joins.size > maxJoins || lists.length > maxLists) {
      return `The query joins more than ${maxJoins} relations or ${maxLists} lists`;
    }
  }
  return undefined;
}

/**
 * `field:collection` is for relations to several collections, which we do not have. For any other relation, Directus
 * 11.17.4 checks the rights to the named collection and then reads the real one: `uploaded_by:people` compared
 * accounts with the rights to people. Also, each such name is a join of its own. `$FOLLOW(collection,field)` leads to
 * a collection by any field that refers to this one. No page needs either of them.
 */
const renamed = /:|\$FOLLOW/;
