import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readReport, type Runner, type Tally } from './reports.ts';

/**
 * `npm test` runs every step and goes on after a failure, so that one run tells all that is wrong.
 * `npm test -- unit site` runs the named steps. The last line sums up what the runners report.
 */
interface Step {
  readonly name: string;
  /** The npm script. */
  readonly script: string;
  /** Who reports in `test-results/<name>.json`; a step without a report counts as one test. */
  readonly runner?: Runner;
}

const steps: readonly Step[] = [
  { name: 'lint', script: 'lint' },
  { name: 'i18n', script: 'check:i18n' },
  { name: 'types', script: 'types' },
  { name: 'unit', script: 'test:unit', runner: 'jest' },
  { name: 'build', script: 'build' },
  { name: 'site', script: 'test:site', runner: 'playwright' },
  { name: 'hosts', script: 'test:hosts', runner: 'jest' },
  { name: 'storybook', script: 'build-storybook' },
  { name: 'stories', script: 'test:stories', runner: 'playwright' },
  { name: 'cms', script: 'test:cms', runner: 'jest' },
];

const results = chosenSteps(process.argv.slice(2)).map(run);

for (const { name, tally } of results) {
  for (const failure of tally.failures) console.log(`FAILED ${name}  ${failure}`);
}
for (const { name, tally, seconds } of results) {
  console.log(`${name.padEnd(10)} ${seconds.padStart(7)}  ${inWords(tally)}`);
}
const total = results.map(({ tally }) => tally).reduce(sum);
console.log(inWords(total));
process.exitCode = total.failed > 0 ? 1 : 0;

function chosenSteps(names: readonly string[]): readonly Step[] {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => name).join(', ');
    console.error(`There is no step ${unknown.join(', ')}. The steps are: ${known}.`);
    process.exit(1);
  }
  return names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
}

function run({ name, script, runner }: Step) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const report = `test-results/${name}.json`;
  rmSync(report, { force: true });

  const start = performance.now();
  const { status } = spawnSync(`npm run --silent ${script}`, { shell: true, stdio: 'inherit' });
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;

  const failed = status !== 0;
  const tally = runner ? reported(runner, report, failed) : asOneTest(failed);
  return { name, seconds, tally };
}

function asOneTest(failed: boolean): Tally {
  return { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0, failures: [] };
}

/** A runner that fails without a failed test, as when it can't start, counts as one failure. */
function reported(runner: Runner, report: string, failed: boolean): Tally {
  const tally = readReport(runner, report);
  return failed && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

function sum(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
    failures: [...a.failures, ...b.failures],
  };
}

function inWords({ passed, failed, skipped }: Tally): string {
  const words = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${words}, ${skipped} skipped` : words;
}
