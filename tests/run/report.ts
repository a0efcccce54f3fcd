import { writeFileSync } from 'node:fs';

/** A test as both runners report it to `npm test`. */
export interface TestResult {
  readonly name: string;
  readonly file: string;
  /** `unsteady`: failed, and passed when tried again. */
  readonly status: 'passed' | 'failed' | 'skipped' | 'unsteady';
  readonly seconds: number;
  /** The error message, if there was an error. */
  readonly reason?: string | undefined;
}

/** Writes the report for `npm test`. A runner that is started by hand needs none. */
export function writeReport(tests: readonly TestResult[]): void {
  const { TEST_REPORT } = process.env;
  if (TEST_REPORT) writeFileSync(TEST_REPORT, JSON.stringify(tests));
}
