/** The keys from a record to a value in it. */
export type Path = readonly PropertyKey[];

/**
 * The maximum nesting of lists and objects. Content has a dozen levels; with some thousands,
 * recursive functions run out of memory.
 */
export const deepestLevel = 50;

/** All texts in a value, up to {@link deepestLevel}. */
export function textsIn(value: unknown): (readonly [string, Path])[] {
  const texts: [string, Path][] = [];
  forEachText(value, (text, path) => texts.push([text, [...path]]));
  return texts;
}

/**
 * Calls a function for each text in a value, without making a list: a large site has 100,000 texts.
 *
 * @param visit must copy the path, which changes after the call
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

/** A copy of a JSON value with every text changed, up to {@link deepestLevel}. */
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
 * Matches anything that may be an address in HTML or Markdown: the characters between spaces,
 * quotes and brackets.
 */
export const addressLike = /[^\s"'<>()\\]+/g;
