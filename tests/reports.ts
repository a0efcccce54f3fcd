import { existsSync, readFileSync } from 'node:fs';

/** How many tests passed, failed and were skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Reads a runner's JSON report. A runner that left none has failed, whatever it said. */
export function readReport(runner: Runner, file: string): Tally {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  return tallyOf[runner](JSON.parse(readFileSync(file, 'utf8')) as never);
}

export type Runner = keyof typeof tallyOf;

const tallyOf = {
  jest: (report: JestReport): Tally => ({
    passed: report.numPassedTests,
    // A file that could not even start counts as one failed test.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }),
  playwright: ({ stats, errors }: PlaywrightReport): Tally => ({
    passed: stats.expected,
    // A test that passes only at the second try is not one to rely on.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }),
};

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly unknown[];
}
