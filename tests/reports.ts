import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed, failed and were skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
}

export interface Failure {
  /** As the runner takes it to run only that; there is none where the runner itself failed. */
  readonly file?: string;
  readonly test: string;
  /** The beginning of what went wrong. */
  readonly reason: string;
}

/** Reads a runner's JSON report. A runner that left none has failed, whatever it said. */
export function readReport(runner: Runner, file: string): Tally {
  if (!existsSync(file)) {
    const failures = [{ test: runner, reason: 'left no report' }];
    return { passed: 0, failed: 1, skipped: 0, failures };
  }
  return tallyOf[runner](JSON.parse(readFileSync(file, 'utf8')) as never);
}

export type Runner = keyof typeof tallyOf;

const tallyOf = {
  jest: (report: JestReport): Tally => ({
    passed: report.numPassedTests,
    // A file that could not even start counts as one failed test.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.filter(({ status }) => status === 'failed').flatMap(jestFailures),
  }),
  playwright: ({ stats, errors, suites }: PlaywrightReport): Tally => ({
    passed: stats.expected,
    // A test that passes only at the second try is not one to rely on.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(playwrightFailures),
      ...errors.map(({ message }) => ({ test: 'playwright', reason: beginning(message) })),
    ],
  }),
};

function jestFailures({ name: file, message, assertionResults }: JestFile): Failure[] {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [{ file, test: file, reason: beginning(message) }];
  return failed.map(({ fullName, failureMessages }) => {
    return { file, test: fullName, reason: beginning(failureMessages[0]) };
  });
}

function playwrightFailures({ file, specs, suites = [] }: PlaywrightSuite): Failure[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ title, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return { file, test: `${file}:${line} ${title}`, reason: beginning(errors[0]?.message) };
    }),
    ...suites.flatMap(playwrightFailures),
  ];
}

/** Enough of a message to know it by; the runner has shown all of it. */
function beginning(message = ''): string {
  return stripVTControlCharacters(message).trim().split('\n', 6).join(' ').slice(0, 300);
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly JestFile[];
}

interface JestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly PlaywrightError[];
  readonly suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly line: number;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly PlaywrightError[] }[];
    }[];
  }[];
}

interface PlaywrightError {
  readonly message?: string;
}
