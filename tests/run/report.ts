import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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

/** Writes the report where `npm test` wants it. A runner that is started by hand needs none. */
export function writeReport(tests: readonly TestResult[]): void {
  const { TEST_REPORT } = process.env;
  if (!TEST_REPORT) return;
  mkdirSync(dirname(TEST_REPORT), { recursive: true });
  const short = tests.map((test) => ({ ...test, reason: beginning(test.reason) }));
  writeFileSync(TEST_REPORT, JSON.stringify(short));
}

function beginning(message = ''): string {
  return stripVTControlCharacters(message).trim().split('\n', 6).join(' ').slice(0, 300);
}
