import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { TestResult } from './report.ts';
import { quickSteps, steps, type Step } from './steps.ts';
import { summarise, type StepResult } from './summary.ts';

/**
 * `npm test` runs every step, even after a failure, and prints a summary. `npm test -- unit site`
 * runs only these steps, `npm test -- --shard 1/3` the first of three machines' parts, and `npm
 * test -- --all` everything instead of a sample.
 */
const { values: options, positionals: names } = parseArgs({
  options: {
    shard: { type: 'string', default: '1/1' },
    quick: { type: 'boolean' },
    all: { type: 'boolean' },
  },
  allowPositionals: true,
});
const known = options.quick ? quickSteps : steps;
const unknown = names.filter((name) => !known.some((step) => step.name === name));
if (unknown.length > 0) {
  const all = known.map(({ name }) => name).join(', ');
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${all}.`);
  process.exit(1);
}

process.env.SAMPLE = options.all ? 'all' : 'day';
// This module reads the variable when it is loaded.
const { sampleTaken, seed } = await import('../sample.ts');
// All steps use the same day's sample, even if the run continues past midnight.
process.env.SEED = String(seed);

mkdirSync('test-results', { recursive: true });
const isChosen = ({ name, isOnce = false }: Step) =>
  (names.length === 0 || names.includes(name)) && (!isOnce || options.shard.startsWith('1/'));
const isAlone = known.filter(isChosen).length === 1;

// A step that was not chosen passes on its dependencies, so the others keep their order.
const ends = new Map<string, Promise<StepResult | undefined>>();
for (const step of known) {
  const ready = Promise.all((step.after ?? []).map(async (name) => ends.get(name)));
  ends.set(
    step.name,
    ready.then(() => (isChosen(step) ? run(step) : undefined)),
  );
}
const results = await Promise.all(ends.values());
process.exitCode = summarise(
  results.filter((result) => result !== undefined),
  sampleTaken,
);

/** Shows the output immediately if this is the only step, otherwise when the step ends. */
async function run({ name, command, isSuite = false }: Step): Promise<StepResult> {
  const report = `test-results/${name}.json`;
  rmSync(report, { force: true });
  const start = performance.now();
  const complete = isSuite ? `${command} --shard=${options.shard}` : command;
  // The shell's `times` reports the processor time of all processes that the command waited for.
  const child = spawn(`(${complete}) 2>&1; code=$?; times >&3; exit $code`, {
    shell: true,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', 'inherit', 'pipe'],
    env: { ...process.env, ...(isSuite && { TEST_REPORT: report }) },
  });
  const [[code], output, times] = await Promise.all([
    once(child, 'exit') as Promise<[number | null]>,
    child.stdout ? text(child.stdout) : '',
    text(child.stdio[3] as NonNullable<typeof child.stdout>),
  ]);
  const wall = (performance.now() - start) / 1000;
  if (!isAlone) console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}\n${output}`);
  return { name, tests: testsOf(name, report, code, output), wall, cpu: cpuIn(times) };
}

/** A step without a report counts as one test. So does any other failure of a suite. */
function testsOf(name: string, report: string, code: number | null, output: string): TestResult[] {
  const tests = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as TestResult[])
    : [];
  const isExplained = code === 0 ? tests.length > 0 : tests.some((it) => it.status === 'failed');
  const status = code === 0 ? 'passed' : 'failed';
  const reason = [`exit code ${code}`, ...lastLines(output)].join('\n');
  const step = { name, file: name, seconds: 0, status, reason } as const;
  return isExplained ? tests : [...tests, step];
}

/** The last lines of the output, to explain a failure in the summary. */
function lastLines(output: string): string[] {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(-5);
}

/** The second line that `times` prints is about children: `0m12.34s 0m1.20s`, user and system. */
function cpuIn(times: string): number {
  const parts = [...times.split('\n')[1]!.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce((sum, [, minutes, seconds]) => sum + +minutes! * 60 + +seconds!, 0);
}
