import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestResult } from './report.ts';

/** More unsteady tests than this fail the run: among many, a real fault would be overlooked. */
const mostUnsteady = 2;

export interface StepResult {
  readonly name: string;
  readonly tests: readonly TestResult[];
  /** Seconds from start to end. */
  readonly wall: number;
  /** Seconds of processor time. */
  readonly cpu: number;
}

/** Prints the summary. Its last line is `N passed, N failed`. @returns the exit code */
export function summarise(steps: readonly StepResult[], sampleTaken: string): 0 | 1 {
  const all = steps.flatMap(({ tests }) => tests);
  console.log('\nSlowest files (seconds, summed over workers)');
  const files = [...Map.groupBy(all, ({ file }) => file)]
    .map(([file, tests]) => ({ file, sum: tests.reduce((sum, { seconds }) => sum + seconds, 0) }))
    .sort((a, b) => b.sum - a.sum);
  for (const { file, sum } of files.slice(0, 10))
    console.log(`${column(sum)}  ${relative('.', file)}`);

  // A browser's processes end after their parent, so their time is not counted.
  console.log('\n  wall    CPU (seconds, without that of browsers)');
  for (const { name, wall, cpu, tests } of steps) {
    const failed = tests.filter(({ status }) => status === 'failed').length;
    const ok = tests.length - failed;
    console.log(`${column(wall)} ${column(cpu)}  ${name}: ${ok} ok, ${failed} failed`);
  }
  for (const { name, status, reason = '' } of all) {
    if (status !== 'unsteady' && status !== 'failed') continue;
    const beginning = stripVTControlCharacters(reason).trim().split('\n', 6).join(' ');
    console.log(`${status.toUpperCase()} ${name}: ${beginning.slice(0, 600)}`);
  }

  const count = (wanted: string) => all.filter(({ status }) => status === wanted).length;
  const unsteady = count('unsteady');
  const excess = unsteady > mostUnsteady ? unsteady : 0;
  const failed = count('failed') + excess;
  const sum = `${count('passed') + unsteady - excess} passed, ${failed} failed`;
  const skipped = count('skipped');
  console.log(`\n${sampleTaken}`);
  console.log(`${sum}, ${unsteady} unsteady\n${sum}${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed > 0 ? 1 : 0;
}

function column(seconds: number): string {
  return seconds.toFixed(0).padStart(6);
}
