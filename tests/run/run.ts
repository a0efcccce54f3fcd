import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { TestResult } from './report.ts';
import { quickStages, stages, type Step } from './steps.ts';
import { summarise, type StepResult } from './summary.ts';

/**
 * `npm test` runs every step, also after a failure, and ends with a summary. `npm test -- unit site`
 * runs single steps, `npm test -- --shard 1/3` the part of the first of three machines.
 */
const { values: options, positionals: names } = parseArgs({
  options: { shard: { type: 'string' }, quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const shard = options.shard ? ` --shard=${options.shard}` : '';
const results: StepResult[] = [];

mkdirSync('test-results', { recursive: true });
const known = stages.flat(2).map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. Steps: ${known.join(', ')}.`);
  process.exit(1);
}
for (const stage of options.quick ? quickStages() : stages) {
  const lanes = stage.map((lane) => lane.filter(isChosen)).filter((lane) => lane.length > 0);
  await Promise.all(
    lanes.map(async (lane) => {
      for (const step of lane) results.push(await run(step, { isAlone: lanes.length === 1 }));
    }),
  );
}
process.exitCode = summarise(results);

function isChosen({ name, isOnce = false }: Step): boolean {
  const isOfOtherShard = isOnce && options.shard !== undefined && !options.shard.startsWith('1/');
  return !isOfOtherShard && (names.length === 0 || names.includes(name));
}

/** Shows the output at once if the step is alone, and otherwise after its end. */
async function run({ name, command, isSuite = false }: Step, { isAlone }: { isAlone: boolean }) {
  const title = `\n── ${name} ${'─'.repeat(60 - name.length)}`;
  if (isAlone) console.log(title);
  const report = `test-results/${name}.json`;
  const times = `test-results/${name}.times`;
  rmSync(report, { force: true });

  const start = performance.now();
  // The shell's `times` knows the processor time of everything that the command started.
  const timed = `${command}${isSuite ? shard : ''} 2>&1; code=$?; times > ${times}; exit $code`;
  const child = spawn(timed, {
    shell: true,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', 'inherit'],
    env: { ...process.env, ...(isSuite && { TEST_REPORT: report }) },
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  if (child.stdout) console.log(`${title}\n${await text(child.stdout)}`);
  const [code] = await exit;

  const wall = (performance.now() - start) / 1000;
  return {
    name,
    tests: testsOf(name, isSuite ? report : undefined, code),
    wall,
    cpu: cpuIn(times),
  };
}

/** A step without a report counts as one test, and so does whatever else made a suite fail. */
function testsOf(name: string, report: string | undefined, code: number | null): TestResult[] {
  const hasReport = report !== undefined && existsSync(report);
  const tests = hasReport ? (JSON.parse(readFileSync(report, 'utf8')) as TestResult[]) : [];
  const hasFailed = code !== 0 || (report !== undefined && !hasReport);
  const isExplained = hasFailed ? tests.some(({ status }) => status === 'failed') : hasReport;
  const step = { name, file: name, seconds: 0, reason: `exit code ${code}` };
  return isExplained ? tests : [...tests, { ...step, status: hasFailed ? 'failed' : 'passed' }];
}

/** The second line that `times` prints is about children: `0m12.34s 0m1.20s`, user and system. */
function cpuIn(file: string): number {
  const [, children = ''] = readFileSync(file, 'utf8').split('\n');
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}
