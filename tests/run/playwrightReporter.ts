import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { writeReport } from './report.ts';

const status = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'unsteady',
  skipped: 'skipped',
} as const;

export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const reports = tests.map((test) => ({
      name: test.titlePath().filter(Boolean).join(' › '),
      file: test.location.file,
      status: status[test.outcome()],
      seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      reason: test.results.find(({ error }) => error)?.error?.message,
    }));
    writeReport(reports);
  }
}
