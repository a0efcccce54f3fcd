import { AsyncLocalStorage } from 'node:async_hooks';
import type { Register } from '../directus.ts';
import { defused } from './defused.ts';

/** The reading of what anybody, or any member, can have us store. */
const readings = [
  ...['messages', 'subscribers', 'change_requests'].map((name) => `${name}.items.read`),
  'users.read',
];

/**
 * Directus writes into a CSV file whatever is stored, and a spreadsheet runs what looks like a formula. So
 * what is read for such a file is defused, wherever it is asked for; all other readers get it as it is.
 */
export function defuseExports({ filter, init }: Register): void {
  // An export into the file library reads later, by queries that do not know what they are for.
  const toLibrary = new AsyncLocalStorage<true>();
  init('middlewares.after', ({ app }) => {
    app.use('/utils/export', (_request, _response, next) => toLibrary.run(true, next));
  });
  for (const reading of readings) {
    filter(reading, (items, { query }) => {
      const isForCsv = /^csv/.test((query as Query | undefined)?.export ?? '');
      return isForCsv || toLibrary.getStore() ? defused(items) : items;
    });
  }
}

interface Query {
  readonly export?: string;
}
