/**
 * How long a test waits for what has to come, in milliseconds: as long as a busy computer may take. How long
 * something takes is up to `npm run bench`; what never comes still fails, only later.
 */
export const patience = { timeout: 120_000 };
