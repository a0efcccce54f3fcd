import { around } from '../../around.ts';
import type { Context } from '../../directus.ts';
import { defused } from './defused.ts';
import { spreadsheet, withPlainTimes } from './spreadsheet.ts';

/**
 * Directus writes stored values into CSV files unchanged, and a spreadsheet runs a value that looks like a
 * formula. Anybody can have a value stored: a message, a name, the browser's name in the activity log. So
 * all rows are defused where CSV is written, for every collection, also for exports into the file library. The headings, too:
 * a link to an export may name a column as it likes, by an alias.
 *
 * The format _CSV Excel (UTF-8)_ is for spreadsheets (spreadsheet.ts); _CSV_ is for other programs.
 *
 * Directus 11.17.4 fails if no row has a field. If a request names only fields that do not exist, it passes an item's key in
 * the place of a row. `filled` removes both, so that the file is empty.
 */
export function defuseExports({ services: { ExportService } }: Context): void {
  around(ExportService, 'transform', (_service, proceed, [rows, format, options]) => {
    if (!String(format).startsWith('csv')) return proceed(rows, format, options);
    const isForSpreadsheet = format === 'csv_utf8';
    const written = isForSpreadsheet ? withPlainTimes(filled(rows)) : filled(rows);
    const csv = proceed(defused(written), format, withDefusedFields(options)) as string;
    return isForSpreadsheet ? spreadsheet(csv) : csv;
  });
}

/** Directus takes the headings from these names if a request has any, and finds the values by them. */
function withDefusedFields(options: unknown): unknown {
  const { fields } = Object(options) as { readonly fields?: unknown };
  return Array.isArray(fields) ? { ...(options as object), fields: defused(fields) } : options;
}

function filled(rows: unknown): readonly unknown[] {
  return [rows]
    .flat()
    .filter((row) => typeof row === 'object' && row !== null && Object.keys(row).length > 0);
}
