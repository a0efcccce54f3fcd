import type { Failure, Tally } from './reports.ts';
import type { Step } from './steps.ts';

/**
 * Ten thousand tests, a good part of them in real browsers and against a real Directus, meet a pause
 * of the machine now and then that is no fault of the product. What failed is tried once more, by
 * itself; what passes then is told as unsteady, so that somebody mends it. What failed in great
 * number did not fail by a pause.
 */
const most = 5;

/** The command that runs again what failed in a step. */
export function secondTryOf(
  { command, runner }: Pick<Step, 'command' | 'runner'>,
  { failed, failures }: Tally,
): string | undefined {
  const files = new Set(failures.map(({ file }) => file));
  if (!runner || failed === 0 || failed > most || files.has(undefined)) return undefined;
  const which = runner === 'playwright' ? '--last-failed' : [...files].map(quoted).join(' ');
  return `${command} -- ${which}`;
}

/** What became of a step with the second try of what failed in it. */
export function afterSecondTry(
  first: Tally,
  second: Tally,
): { readonly tally: Tally; readonly unsteady: readonly Failure[] } {
  // Whoever ran nothing at all has not shown that anything passes.
  if (second.passed + second.failed === 0) return { tally: first, unsteady: [] };
  const failedAgain = new Set(second.failures.map(({ test }) => test));
  return {
    tally: {
      ...first,
      passed: first.passed + first.failed - second.failed,
      failed: second.failed,
      failures: second.failures,
    },
    unsteady: first.failures.filter(({ test }) => !failedAgain.has(test)),
  };
}

function quoted(file: string | undefined): string {
  return `"${file ?? ''}"`;
}
