import { describe, expect, it } from '@jest/globals';
import type { Failure, Tally } from '../reports.ts';
import { afterSecondTry, secondTryOf } from '../secondTry.ts';

const site = { command: 'npm run test:site', runner: 'playwright' } as const;
const cms = { command: 'npm run test:cms', runner: 'jest' } as const;

const failure = (test: string, file?: string): Failure => ({
  test,
  reason: 'was not there',
  ...(file && { file }),
});
const tally = (passed: number, ...failures: Failure[]): Tally => ({
  ...{ passed, failed: failures.length, skipped: 1, failures },
});

describe('what failed', () => {
  it('is run again, and nothing else', () => {
    expect(secondTryOf(site, tally(8, failure('a', 'a.spec.ts')))).toBe(
      'npm run test:site -- --last-failed',
    );
    const twoOfOne = [failure('a', '/in/a.test.ts'), failure('b', '/in/a.test.ts')];
    expect(secondTryOf(cms, tally(8, ...twoOfOne))).toBe('npm run test:cms -- "/in/a.test.ts"');
  });

  it('is not run again where nothing failed, where much did, or where the runner did', () => {
    expect(secondTryOf(site, tally(8))).toBeUndefined();
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => failure(name, `${name}.spec.ts`));
    expect(secondTryOf(site, tally(8, ...many))).toBeUndefined();
    expect(secondTryOf(site, tally(8, failure('playwright')))).toBeUndefined();
    expect(secondTryOf({ command: 'tsc' }, tally(0, failure('a', 'a.ts')))).toBeUndefined();
  });
});

describe('the second try', () => {
  const first = tally(8, failure('a', 'a.spec.ts'), failure('b', 'b.spec.ts'));

  it('counts, and what passed only then is named', () => {
    const { tally: after, unsteady } = afterSecondTry(first, tally(1, failure('b', 'b.spec.ts')));
    expect(after).toMatchObject({ passed: 9, failed: 1, skipped: 1 });
    expect(after.failures.map(({ test }) => test)).toEqual(['b']);
    expect(unsteady.map(({ test }) => test)).toEqual(['a']);
  });

  it('shows nothing where no test ran', () => {
    expect(afterSecondTry(first, tally(0))).toEqual({ tally: first, unsteady: [] });
  });

  it('has failed where the runner failed', () => {
    const { tally: after } = afterSecondTry(first, {
      ...tally(0, failure('playwright')),
      failed: 1,
    });
    expect(after.failed).toBe(1);
  });
});
