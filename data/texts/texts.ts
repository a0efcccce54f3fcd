/** The keys on the way to something in a record. */
export type Path = readonly PropertyKey[];

/**
 * Levels of lists and objects in each other, at most. Content has a dozen; with some thousands,
 * whatever follows them level by level runs out of memory.
 */
export const deepestLevel = 50;

/** Every text in a value, as deep as content goes. */
export function textsIn(value: unknown): (readonly [string, Path])[] {
  const texts: [string, Path][] = [];
  forEachText(value, (text, path) => texts.push([text, [...path]]));
  return texts;
}

/**
 * The same, one by one: a large site has 100,000 of them.
 *
 * @param visit the path is another as soon as it returns
 */
export function forEachText(value: unknown, visit: (text: string, path: Path) => void): void {
  const path: PropertyKey[] = [];
  const look = (inner: unknown) => {
    if (typeof inner === 'string') {
      visit(inner, path);
    } else if (typeof inner === 'object' && inner !== null && path.length < deepestLevel) {
      for (const key of Object.keys(inner)) {
        path.push(key);
        look((inner as Readonly<Record<string, unknown>>)[key]);
        path.pop();
      }
    }
  };
  look(value);
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
