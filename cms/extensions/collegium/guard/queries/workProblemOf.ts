import { entriesOf, textsIn } from './parts.ts';

/**
 * Maximum number of search texts in one query. The database compares each with all characters of a field, in every
 * item: with 500 of them, one request reads the texts of all articles 500 times.
 */
const maxSearches = 20;

/**
 * Maximum number of underscores in one search text. Directus 11.17.4 does not escape them in `LIKE`, where each matches
 * any character. So the database compares the text at almost every character of an article to its end: 110 texts with
 * 8,500 underscores took SQLite 51 s for 1.6 MB of articles, and all other requests waited.
 */
const maxUnderscores = 10;

/**
 * Maximum number of `_some` and `_none` in one query. The database reads all related items for each of them, with the
 * joins within it: 80 of them took SQLite 6 s for 420 articles.
 */
const maxSubqueries = 5;

/** Returns the problem of a query that would keep the database busy for seconds. */
export function workProblemOf(query: unknown): string | undefined {
  const searches = searchesIn(query);
  if (searches.length > maxSearches) {
    return `The query looks for more than ${maxSearches} texts`;
  }
  if (searches.some((text) => text.split('_').length - 1 > maxUnderscores)) {
    return `A search text has more than ${maxUnderscores} underscores`;
  }
  if (subqueriesIn(query) > maxSubqueries) {
    return `The query has more than ${maxSubqueries} conditions with "_some" or "_none"`;
  }
  return hasCount(query) ? 'The query counts related items for each item' : undefined;
}

/** The operators that Directus turns into SQL's `LIKE`, and the parameter for all fields. */
const searching = /^_?search$|^_n?i?(?:contains|starts_with|ends_with)$/;

function searchesIn(query: unknown): string[] {
  return entriesOf(query).flatMap(([name, value]) => {
    const isText = typeof value !== 'object' || Array.isArray(value);
    return searching.test(name) && isText ? [[value].flat().join()] : searchesIn(value);
  });
}

function subqueriesIn(query: unknown): number {
  return entriesOf(query).reduce(
    (sum, [name, value]) =>
      sum + (name === '_some' || name === '_none' ? 1 : 0) + subqueriesIn(value),
    0,
  );
}

/**
 * True if a query uses Directus' function `count(field)`. For each item, it reads all related items: 20 conditions with
 * it took 77 s for 1,000 articles with 1,260 texts.
 */
function hasCount(query: unknown): boolean {
  return entriesOf(query).some(
    ([name, value]) =>
      isCount(name) || (namesFields.has(name) ? textsIn(value).some(isCount) : hasCount(value)),
  );
}

function isCount(field: string): boolean {
  return /\bcount\s*\(/.test(field);
}

/** Parameters whose values are field names. In a filter, field names are keys. */
const namesFields: ReadonlySet<string> = new Set(
  ['fields', 'sort', 'group', 'alias', 'aggregate'].flatMap((name) => [name, `_${name}`]),
);
