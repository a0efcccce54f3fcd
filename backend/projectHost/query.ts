/** A query in the backend's form: `{ filter: { status: { eq: 'published' } }, limit: 500 }`. */
export interface Query {
  readonly [name: string]: QueryValue;
}

type QueryValue = string | number | boolean | undefined | readonly string[] | Query;

/** The query as text: nested names as `filter[status][eq]`, lists with commas. */
export function queryText(query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of entries(query)) parameters.append(name, value);
  return parameters.size > 0 ? `?${parameters}` : '';
}

function entries(query: Query): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    if (isDeeper(value)) return entries(nested(name, value));
    return [[name, String(value)]];
  });
}

function nested(outer: string, query: Query): Query {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [`${outer}[${name}]`, value]),
  );
}

function isDeeper(value: QueryValue): value is Query {
  return typeof value === 'object' && !Array.isArray(value);
}
