import type { AggregatedResult } from '@jest/test-result';
import { writeReport, type TestResult } from './report.ts';

/** A file that Jest cannot run has no tests: the step's exit code reports the file. */
export default class JestReporter {
  onRunComplete(_: unknown, { testResults }: AggregatedResult): void {
    const reports = testResults.flatMap(({ testFilePath: file, perfStats, testResults: tests }) => {
      const seconds = (perfStats.end - perfStats.start) / 1000 / tests.length;
      return tests.map(({ status, invocations = 1, ...test }): TestResult => {
        const reason = test.failureMessages[0] ?? test.retryReasons?.[0];
        const passed = invocations > 1 ? 'unsteady' : 'passed';
        const known = status === 'passed' ? passed : status === 'failed' ? 'failed' : 'skipped';
        return { name: test.fullName, file, status: known, seconds, reason };
      });
    });
    writeReport(reports);
  }
}
