import type { FullConfig, Reporter, Suite, TestError } from '@playwright/test/reporter';
import { writeReport, type TestResult } from './report.ts';

const statusOf = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'unsteady',
  skipped: 'skipped',
} as const;

export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined;
  /** Errors outside of tests, such as a server that did not start. */
  readonly #errors: TestResult[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onError({ message: reason }: TestError): void {
    this.#errors.push({ name: 'playwright', file: '', status: 'failed', seconds: 0, reason });
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const results = tests.map((test): TestResult => ({
      name: test.titlePath().filter(Boolean).join(' › '),
      file: test.location.file,
      status: statusOf[test.outcome()],
      seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      reason: test.results.find(({ error }) => error)?.error?.message,
    }));
    writeReport([...results, ...this.#errors]);
  }
}
