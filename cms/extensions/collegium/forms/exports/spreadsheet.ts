/** The byte order mark, by which Excel and LibreOffice know UTF-8. */
const mark = '\uFEFF';

/**
 * Returns a CSV text of Directus as German and French spreadsheets open it by a double click: with semicolons, because
 * they use the comma for decimals, and with a byte order mark at the beginning only. Directus 11.17.4 writes commas, and
 * the mark again before each 5,000 rows of an export into the file library.
 */
export function spreadsheet(csv: string): string {
  const isContinued = csv.startsWith('\n');
  const text = csv.replace(/^(\n?)\uFEFF/, '$1');
  // A quote within a quoted value is written twice, so it ends one run of this pattern and begins the next.
  const separated = text.replace(/"[^"]*"|,/g, (part) => (part === ',' ? ';' : part));
  return isContinued || separated === '' ? separated : mark + separated;
}

/**
 * Returns the rows with times such as `2026-11-27 12:05:43`, by the computer's clock. Spreadsheets take that for a time;
 * `2026-11-27T11:05:43.000Z`, as Directus writes it, is a text for them. A time without `Z` is by that clock already.
 */
export function withPlainTimes(value: unknown): unknown {
  if (typeof value === 'string') return isTime(value) ? plainTime(new Date(value)) : value;
  if (Array.isArray(value)) return value.map(withPlainTimes);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withPlainTimes(inner)]),
  );
}

function isTime(text: string): boolean {
  const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z?$/;
  return form.test(text) && !Number.isNaN(Date.parse(text));
}

function plainTime(at: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`;
}
