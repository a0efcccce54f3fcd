/**
 * Milliseconds that a test waits for an event, enough for a busy computer. Durations are measured
 * only by `npm run bench`. An event that never happens still fails the test.
 */
export const patience = { timeout: 300_000 };
