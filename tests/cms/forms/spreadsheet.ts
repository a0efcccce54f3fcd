import { parse } from 'csv-parse/sync';

/** The rows of a CSV file by the names of its columns, as Directus means them. */
export function rowsIn(csv: string): Readonly<Record<string, string>>[] {
  return parse<Record<string, string>>(csv, { columns: true, bom: true });
}

/**
 * Whatever may become a cell of its own: spreadsheets part cells by what is usual where they are, in
 * German by semicolons, and what is pasted by tabs.
 */
export function possibleCellsIn(csv: string): string[] {
  return [',', ';', '\t'].flatMap((delimiter) =>
    parse(csv, { delimiter, bom: true, relax_quotes: true, relax_column_count: true }).flat(),
  );
}
