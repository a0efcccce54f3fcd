/** The keys on the way to something in a record. */
export type Path = readonly PropertyKey[];

/**
 * Levels of lists and objects in each other, at most. Content has a dozen; with some thousands,
 * whatever follows them level by level runs out of memory.
 */
export const deepestLevel = 50;

/** Every text in a value, as deep as content goes. */
export function* textsIn(value: unknown, path: Path = []): Generator<readonly [string, Path]> {
  if (typeof value === 'string') {
    yield [value, path];
  } else if (typeof value === 'object' && value !== null && path.length < deepestLevel) {
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...path, key]);
  }
}

/** A copy of a value of JSON, with every text changed as deep as content goes. */
export function withTexts(
  value: unknown,
  change: (text: string) => string,
  levels = deepestLevel,
): unknown {
  if (typeof value === 'string') return change(value);
  if (typeof value !== 'object' || value === null || levels === 0) return value;
  const inside = (inner: unknown) => withTexts(inner, change, levels - 1);
  return Array.isArray(value)
    ? value.map(inside)
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inside(inner)]));
}

/**
 * What may be an address in a text, be it HTML or Markdown: whatever stands between spaces, quotes
 * and brackets.
 */
export const addressLike = /[^\s"'<>()\\]+/g;
