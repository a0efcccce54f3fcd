import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { changedSince } from './changed.ts';
import { readReport, type Failure, type Tally } from './reports.ts';
import { afterSecondTry, secondTryOf } from './secondTry.ts';
import { steps, stepsFor, type Step } from './steps.ts';

/**
 * `npm test` runs every step and goes on after a failure, so that one run tells all that is wrong.
 * `npm test -- unit site` runs the named steps, `npm test -- --changed` what a change touches. What
 * failed is tried a second time at the end. The last line sums up what the runners report.
 */
interface Result {
  readonly name: string;
  readonly tally: Tally;
  readonly seconds: string;
}

/** The machine that CI has. Steps that keep one core busy run two at a time. */
const cores = 2;

const chosen = chosenSteps(process.argv.slice(2));
const results = await runAll(chosen);
const unsteady: string[] = [];

for (const [index, { name, tally }] of results.entries()) {
  const command = secondTryOf(chosen[index]!, tally);
  if (!command) continue;
  console.log(`\nWhat failed in ${name} is tried a second time.`);
  const second = await run({ ...chosen[index]!, command, cores });
  const after = afterSecondTry(tally, second.tally);
  results[index] = { ...results[index]!, tally: after.tally };
  unsteady.push(...after.unsteady.map((failure) => `${name}  ${inOneLine(failure)}`));
}

for (const failure of unsteady) console.log(`UNSTEADY ${failure}`);
for (const { name, tally } of results) {
  for (const failure of tally.failures) console.log(`FAILED ${name}  ${inOneLine(failure)}`);
}
for (const { name, tally, seconds } of results) {
  console.log(`${name.padEnd(10)} ${seconds.padStart(7)}  ${inWords(tally)}`);
}
const total = results.map(({ tally }) => tally).reduce(sum, nothing());
console.log(inWords(total));
process.exitCode = total.failed > 0 ? 1 : 0;

function chosenSteps(names: readonly string[]): readonly Step[] {
  if (names[0] === '--changed') {
    const changed = changedSince(names[1]);
    const { run, left } = stepsFor(changed);
    console.log(`${changed.files.length} files have changed since ${changed.commit}.`);
    if (left.length > 0) console.log(`Left to the whole run: ${left.join(', ')}.`);
    return run;
  }
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => name).join(', ');
    console.error(`There is no step ${unknown.join(', ')}. The steps are: ${known}.`);
    process.exit(1);
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}

/** In their order, as far as there are cores for them and what they need is there. */
async function runAll(pending: readonly Step[]): Promise<Result[]> {
  const waiting = [...pending];
  const running = new Map<Step, Promise<void>>();
  const results = new Map<Step, Result>();
  const isOver = (name: string) =>
    ![...waiting, ...running.keys()].some((step) => step.name === name);

  while (waiting.length + running.size > 0) {
    const used = [...running.keys()].reduce((all, step) => all + step.cores, 0);
    const next = waiting.find(
      (step) => used + step.cores <= cores && (step.after ?? []).every(isOver),
    );
    if (!next) {
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const ended = run(next).then((result) => {
      results.set(next, result);
      running.delete(next);
    });
    running.set(next, ended);
  }
  return pending.map((step) => results.get(step)!);
}

async function run({ name, command, runner, cores: needed }: Step): Promise<Result> {
  const title = `\n── ${name} ${'─'.repeat(60 - name.length)}`;
  const report = `test-results/${name}.json`;
  rmSync(report, { force: true });

  const start = performance.now();
  const isAlone = needed === cores;
  if (isAlone) console.log(title);
  const child = spawn(isAlone ? command : `${command} 2>&1`, {
    shell: true,
    stdio: ['inherit', isAlone ? 'inherit' : 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  // What two steps say at a time is told one after the other.
  if (child.stdout) console.log(`${title}\n${await text(child.stdout)}`);
  const [status] = await exit;
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;

  const failed = status !== 0;
  const tally = runner ? reported(runner, report, failed) : asOneTest(failed);
  return { name, seconds, tally };
}

function asOneTest(failed: boolean): Tally {
  return { ...nothing(), passed: failed ? 0 : 1, failed: failed ? 1 : 0 };
}

/** A runner that fails without a failed test, as when it can't start, counts as one failure. */
function reported(runner: NonNullable<Step['runner']>, report: string, failed: boolean): Tally {
  const tally = readReport(runner, report);
  return failed && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function nothing(): Tally {
  return { passed: 0, failed: 0, skipped: 0, failures: [] };
}

function sum(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  };
}

function inOneLine({ test, reason }: Failure): string {
  return `${test}: ${reason}`;
}

function inWords({ passed, failed, skipped }: Tally): string {
  const words = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${words}, ${skipped} skipped` : words;
}
