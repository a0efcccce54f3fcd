import { around } from '../../around.ts';
import type { Context } from '../../directus.ts';
import { defused } from './defused.ts';

/**
 * Directus writes stored values into CSV files unchanged, and a spreadsheet runs a value that looks like a
 * formula. Anybody can have a value stored: a message, a name, the browser's name in the activity log. So
 * all rows are defused where CSV is written, for every collection, also for exports into the file library.
 *
 * Directus 11.17.4 fails if no row has a field. If a request names only fields that do not exist, it passes an item's key in
 * the place of a row. `filled` removes both, so that the file is empty.
 */
export function defuseExports({ services: { ExportService } }: Context): void {
  around(ExportService, 'transform', (_service, proceed, [rows, format, options]) =>
    proceed(String(format).startsWith('csv') ? defused(filled(rows)) : rows, format, options),
  );
}

function filled(rows: unknown): readonly unknown[] {
  return [rows]
    .flat()
    .filter((row) => typeof row === 'object' && row !== null && Object.keys(row).length > 0);
}
