import { around } from '../around.ts';
import type { Context } from '../directus.ts';
import { defused } from './defused.ts';

/**
 * Directus writes into a CSV file whatever is stored, and a spreadsheet runs what looks like a formula. Anybody
 * can have something stored: a message, a name, the browser's name in the activity log. So every CSV file is
 * defused where it is written, whatever it is of, and also on the way to the file library.
 */
export function defuseExports({ services: { ExportService } }: Context): void {
  around(ExportService, 'transform', (_service, proceed, [rows, format, options]) =>
    proceed(String(format).startsWith('csv') ? defused(rows) : rows, format, options),
  );
}
