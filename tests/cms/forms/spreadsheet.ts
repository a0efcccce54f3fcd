import { parse } from 'csv-parse/sync';

/** The rows of a CSV file by column name, parsed with commas as Directus writes them. */
export function rowsIn(csv: string, delimiter = ','): Readonly<Record<string, string>>[] {
  return parse<Record<string, string>>(csv, { columns: true, bom: true, delimiter });
}

/** The rows of a CSV file for spreadsheets: with a byte order mark, and semicolons. */
export function cellsOfSpreadsheet(csv: string): Readonly<Record<string, string>>[] {
  expect(csv.startsWith('\uFEFF')).toBe(true);
  return rowsIn(csv, ';');
}

/**
 * All texts that a spreadsheet may read as a cell. The delimiter depends on the program's language
 * (a semicolon in German). Pasted text is split at tabs.
 */
export function possibleCellsIn(csv: string): string[] {
  return [',', ';', '\t'].flatMap((delimiter) =>
    parse(csv, { delimiter, bom: true, relax_quotes: true, relax_column_count: true }).flat(),
  );
}
