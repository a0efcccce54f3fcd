import { writeFileSync } from 'node:fs';

/** A test result that both runners report to `npm test`. */
export interface TestResult {
  readonly name: string;
  readonly file: string;
  /** `unsteady`: the test failed first and passed at the second attempt. */
  readonly status: 'passed' | 'failed' | 'skipped' | 'unsteady';
  readonly seconds: number;
  /** The error message, if there was an error. */
  readonly reason?: string | undefined;
}

/** Writes the report for `npm test`. Does nothing if a runner was started by hand. */
export function writeReport(tests: readonly TestResult[]): void {
  const { TEST_REPORT } = process.env;
  if (TEST_REPORT) writeFileSync(TEST_REPORT, JSON.stringify(tests));
}
