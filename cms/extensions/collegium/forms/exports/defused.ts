/**
 * Puts an apostrophe before everything that a spreadsheet would take for a formula. The text stays
 * readable, and nothing is calculated, fetched or run.
 *
 * @internal
 */
export function defusedText(text: string): string {
  return text.replace(beginnings, (found, offset: number) => {
    const isCell = offset === 0 || /[;,\t\r\n]/.test(found);
    return isCell ? found.replace(sign, "'$&") : found;
  });
}

/**
 * The places where a spreadsheet may see the beginning of a cell: the start of a value, and after a character that
 * separates cells or lines if a program reads the file as another kind of CSV. Each run of separators,
 * spaces and quotes matches as a whole, with or without a sign after it: a pattern that requires the sign
 * takes quadratic time for a text of many tabs.
 */
const beginnings = /^[=+\-@＝＋－＠]|[;,\s"']+[=+\-@＝＋－＠]?/g;

const sign = /[=+\-@＝＋－＠]$/;

/** Returns the value with all its texts and names defused, at any depth. A name is the heading of a column. */
export function defused(value: unknown): unknown {
  if (typeof value === 'string') return defusedText(value);
  if (Array.isArray(value)) return value.map(defused);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [defusedText(name), defused(inner)]),
  );
}
