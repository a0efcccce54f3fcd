/** The keys on the way to something in a record. */
export type Path = readonly PropertyKey[];

/** Every text in a value, however deep. */
export function* textsIn(value: unknown, path: Path = []): Generator<readonly [string, Path]> {
  if (typeof value === 'string') {
    yield [value, path];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...path, key]);
  }
}

/** A copy of a value of JSON, with every text changed. */
export function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((inner) => withTexts(inner, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withTexts(inner, change)]),
  );
}

/**
 * What may be an address in a text, be it HTML or Markdown: whatever stands between spaces, quotes
 * and brackets.
 */
export const addressLike = /[^\s"'<>()\\]+/g;
