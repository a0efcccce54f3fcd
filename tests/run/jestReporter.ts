import type { AggregatedResult, AssertionResult } from '@jest/test-result';
import { writeReport, type TestResult } from './report.ts';

export default class JestReporter {
  onRunComplete(_: unknown, { testResults }: AggregatedResult): void {
    writeReport(
      testResults.flatMap(
        ({ testFilePath: file, testExecError, perfStats, testResults: tests }) => {
          const seconds = (perfStats.end - perfStats.start) / 1000 / Math.max(tests.length, 1);
          const results = tests.map((test): TestResult => {
            const reason = test.failureMessages[0] ?? test.retryReasons?.[0];
            return { name: test.fullName, file, status: statusOf(test), seconds, reason };
          });
          const failure = { name: file, file, status: 'failed', seconds } as const;
          return testExecError
            ? [...results, { ...failure, reason: testExecError.message }]
            : results;
        },
      ),
    );
  }
}

function statusOf({ status, invocations = 1 }: AssertionResult): TestResult['status'] {
  if (status === 'passed') return invocations > 1 ? 'unsteady' : 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}
