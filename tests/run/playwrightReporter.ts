import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
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
      reason: reasonOf(test),
    }));
    writeReport(reports);
  }
}

/**
 * The errors of the first failed attempt with their lines. After the message that a test took too
 * long, the next one names the step that it was in.
 */
function reasonOf({ results }: TestCase): string | undefined {
  const failed = results.find(({ errors }) => errors.length > 0);
  return failed?.errors
    .map(({ message = '', location }) => (location ? `line ${location.line}: ${message}` : message))
    .join(' ');
}
