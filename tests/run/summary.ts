import { relative } from 'node:path';
import type { TestResult } from './report.ts';

/** More unsteady tests than this fail the run: among many, nobody sees a fault of the product. */
const mostUnsteady = 2;

export interface StepResult {
  readonly name: string;
  readonly tests: readonly TestResult[];
  /** Seconds from start to end. */
  readonly wall: number;
  /** Seconds of processor time, the system's included. */
  readonly cpu: number;
}

/** Prints the summary. Its last line is `N passed, N failed`. @returns the exit code */
export function summarise(steps: readonly StepResult[]): 0 | 1 {
  const all = steps.flatMap(({ tests }) => tests);

  console.log('\nSlowest files (seconds, summed over workers)');
  const files = Map.groupBy(all, ({ file }) => file);
  const slowest = [...files]
    .map(([file, tests]) => ({ file, seconds: tests.reduce((sum, test) => sum + test.seconds, 0) }))
    .sort((a, b) => b.seconds - a.seconds);
  for (const { file, seconds } of slowest.slice(0, 10)) {
    console.log(`${seconds.toFixed(0).padStart(6)}  ${relative('.', file)}`);
  }

  console.log('\nStep              wall      CPU');
  for (const { name, wall, cpu, tests } of steps) {
    const times = [wall, cpu].map((seconds) => `${seconds.toFixed(0).padStart(6)} s`);
    const failed = count(tests, 'failed');
    console.log(
      `${name.padEnd(15)}${times.join(' ')}  ${tests.length - failed} ok, ${failed} failed`,
    );
  }

  for (const { name, status, reason } of all) {
    if (status === 'unsteady' || status === 'failed') {
      console.log(`${status.toUpperCase()} ${name}: ${reason}`);
    }
  }

  const unsteady = count(all, 'unsteady');
  const excess = unsteady > mostUnsteady ? unsteady : 0;
  const failed = count(all, 'failed') + excess;
  const sum = `${count(all, 'passed') + unsteady - excess} passed, ${failed} failed`;
  const skipped = count(all, 'skipped');
  console.log(`\n${sum}, ${unsteady} unsteady`);
  console.log(skipped > 0 ? `${sum}, ${skipped} skipped` : sum);
  return failed > 0 ? 1 : 0;
}

function count(tests: readonly TestResult[], wanted: TestResult['status']): number {
  return tests.filter(({ status }) => status === wanted).length;
}
