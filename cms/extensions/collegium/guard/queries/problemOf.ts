import { isBuiltIn } from './builtIn.ts';

/** Maximum depth of objects and lists: a filter over six relations has 30. SQLite fails at some hundred. */
export const deepest = 60;
/** Maximum number of conditions and other objects. SQLite can't join a thousand conditions. */
const maxObjects = 500;
/**
 * Maximum number of texts and numbers, such as those of `_in`. SQLite can't take 32,767. A text with commas counts as
 * several: Directus takes it for a list of names, and 300,000 names in `fields` kept Directus 11.17.4 busy for 4 s.
 */
const maxValues = 5000;

/**
 * Maximum number of relations that one query may read: an item with its texts, files and parts needs four.
 * With aliases, one request could name thousands. A hundred of them, eight relations deep, kept Directus
 * 11.17.4 busy for 26 s.
 */
const maxRelations = 20;

/** Maximum number of characters of a search text. SQLite's limit is 50,000 bytes. */
const longestText = 10_000;

/** The request parameters that Directus reads as a query. */
export type Parameters = Readonly<Record<string, unknown>>;

/**
 * Returns why a query or a body is refused before Directus reads it: Directus would fail (status 500), or be busy for
 * seconds.
 *
 * @param query as received, with JSON parsed
 * @param subject begins the sentence
 */
export function problemOf(query: unknown, subject = 'The query'): string | undefined {
  let objects = 0;
  let values = 0;
  let level = [query];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return `${subject} is nested more than ${deepest} levels deep`;
    const inner = level.filter((each) => typeof each === 'object' && each !== null);
    objects += inner.filter((each) => !Array.isArray(each)).length;
    values += level.reduce<number>((sum, each) => sum + valuesIn(each), 0);
    if (objects > maxObjects)
      return `${subject} has more than ${maxObjects} conditions or other objects`;
    if (values > maxValues) return `${subject} has more than ${maxValues} values`;
    const names = inner.flatMap((each) => Object.keys(each as Parameters));
    if (names.some(isBuiltIn)) return noField;
    level = inner.flatMap((each) => Object.values(each as Parameters));
  }
  return undefined;
}

function valuesIn(value: unknown): number {
  if (typeof value === 'string') return value.split(',').length;
  return typeof value === 'object' && value !== null ? 0 : 1;
}

/** Returns the first problem of `problemOf`, or of a parameter whose form Directus does not expect. */
export function problemOfParameters(parameters: Parameters): string | undefined {
  const query = { ...parameters };
  for (const name of ['filter', 'deep', 'aggregate', 'alias']) {
    const { [name]: written } = query;
    if (typeof written !== 'string') continue;
    query[name] = jsonIn(written);
    // Directus fails at this text, and ignores the same value in a body.
    if (query[name] === null) return `"${name}" has to be an object`;
  }
  return (
    problemOf(query) ??
    textProblem(query) ??
    fieldsProblem(query) ??
    relationsProblem(query['fields']) ??
    metaProblem(query['meta']) ??
    aggregateProblem(query['aggregate'])
  );
}

function textProblem({ filter, search, deep }: Parameters): string | undefined {
  return hasLongText([filter, search, deep])
    ? `The query has a text of more than ${longestText} characters`
    : undefined;
}

/** Recursive, so call it only after the check of depth. */
function hasLongText(value: unknown): boolean {
  if (typeof value === 'string') return value.length > longestText;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLongText);
}

/** Checks the parameters that have field names as values. */
function fieldsProblem({ fields, sort, groupBy, alias }: Parameters): string | undefined {
  const named = [fields, sort, groupBy, ...Object.values(Object(alias) as Parameters)].flat();
  const names = named.flatMap((each) =>
    typeof each === 'string' ? each.split(/[,.:()]/).map((name) => name.trim()) : [],
  );
  return names.some((name) => isBuiltIn(name.replace(/^-/, ''))) ? noField : undefined;
}

const noField = 'The query names a field that no collection can have';

/**
 * Checks the number of relations. Directus reads the related items of each path once, for any number of
 * their fields.
 */
function relationsProblem(fields: unknown): string | undefined {
  const names = [fields]
    .flat()
    .flatMap((each) => (typeof each === 'string' ? each.split(',') : []));
  const paths = names.flatMap((name) => {
    const segments = name.trim().split('.');
    return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join('.'));
  });
  return new Set(paths).size > maxRelations
    ? `The query reads more than ${maxRelations} relations`
    : undefined;
}

/** Returns the text itself if it is not JSON. */
function jsonIn(written: string): unknown {
  try {
    return JSON.parse(written) as unknown;
  } catch {
    return written;
  }
}

/** Directus 11.17.4 counts the items again for each name, also for a repeated one. There are two names. */
function metaProblem(meta: unknown): string | undefined {
  if (meta === undefined) return undefined;
  if (!isNames(meta)) return '"meta" has to be a text';
  const names = [meta].flat().flatMap((each) => each.split(','));
  return names.length > 2 ? '"meta" has more than two names' : undefined;
}

function aggregateProblem(aggregate: unknown): string | undefined {
  if (aggregate === undefined) return undefined;
  const isFunctions =
    typeof aggregate === 'object' && aggregate !== null && Object.values(aggregate).every(isNames);
  return isFunctions ? undefined : '"aggregate" has to be functions with fields';
}

function isNames(value: unknown): value is string | string[] {
  return [value].flat().every((each) => typeof each === 'string');
}
