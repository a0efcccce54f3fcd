import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** How many tests passed, failed and were skipped. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** A line for each failed test: its name and the beginning of what went wrong. */
  readonly failures: readonly string[];
}

/** Reads a runner's JSON report. A runner that left none has failed, whatever it said. */
export function readReport(runner: Runner, file: string): Tally {
  if (!existsSync(file)) {
    return { passed: 0, failed: 1, skipped: 0, failures: [`${runner} left no report`] };
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
      ...errors.map(({ message }) => beginning(message)),
    ],
  }),
};

function jestFailures({ name, message, assertionResults }: JestFile): string[] {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${name}: ${beginning(message)}`];
  return failed.map(({ fullName, failureMessages }) => {
    return `${fullName}: ${beginning(failureMessages[0])}`;
  });
}

function playwrightFailures({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ title, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return `${file}:${line} ${title}: ${beginning(errors[0]?.message)}`;
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
