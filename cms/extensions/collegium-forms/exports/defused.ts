/**
 * The text with an apostrophe before whatever a spreadsheet would take for a formula. People read the
 * same, and nothing is calculated, fetched or run.
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
 * Where a spreadsheet may see the beginning of a cell: at the start of a value, and behind what separates
 * cells or lines for a program that takes the file for another kind of CSV than it is. Each run of separators, spaces and
 * quotes matches as a whole, with a sign behind it or not: a pattern that needs the sign takes quadratic time for a text
 * of many tabs.
 */
const beginnings = /^[=+\-@＝＋－＠]|[;,\s"']+[=+\-@＝＋－＠]?/g;

const sign = /[=+\-@＝＋－＠]$/;

/** A value with all texts in it defused, however deep. */
export function defused(value: unknown): unknown {
  if (typeof value === 'string') return defusedText(value);
  if (Array.isArray(value)) return value.map(defused);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, defused(inner)]));
}
