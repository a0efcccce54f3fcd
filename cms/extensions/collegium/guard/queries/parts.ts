/** Returns the named parts of a value in a query, and none of a text, number or null. */
export function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

/** Returns all texts in a value, at any depth. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return entriesOf(value).flatMap(([, inner]) => textsIn(inner));
}
