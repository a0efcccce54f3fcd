import { beforeEach, expect, it, jest } from '@jest/globals';
import { TypingPause } from '../../../../../browser/page/search/TypingPause.ts';

beforeEach(() => void jest.useFakeTimers());

const acts: string[] = [];
const act = (name: string) => () => void acts.push(name);
beforeEach(() => void (acts.length = 0));

/** The names of the promises that are fulfilled, in order. */
function watch(promises: Readonly<Record<string, Promise<void>>>): string[] {
  const fulfilled: string[] = [];
  for (const [name, promise] of Object.entries(promises)) {
    void promise.then(() => fulfilled.push(name));
  }
  return fulfilled;
}

it('is over after the last letter, for all letters', async () => {
  const typing = new TypingPause(250);
  const b = typing.begin(act('b'));
  await jest.advanceTimersByTimeAsync(200);
  const fulfilled = watch({ b, be: typing.begin(act('be')) });
  await jest.advanceTimersByTimeAsync(249);
  expect(fulfilled).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(fulfilled).toEqual(['b', 'be']);
  expect(acts).toEqual(['be']);
});

it('is over at once for who submits, and acts once', async () => {
  const typing = new TypingPause(250);
  const fulfilled = watch({ b: typing.begin(act('b')) });
  typing.end();
  typing.end();
  await jest.advanceTimersByTimeAsync(1000);
  expect(fulfilled).toEqual(['b']);
  expect(acts).toEqual(['b']);
});

it('does not act when it is cancelled', async () => {
  const typing = new TypingPause(250);
  const fulfilled = watch({ b: typing.begin(act('b')) });
  typing.cancel();
  await jest.advanceTimersByTimeAsync(1000);
  expect(fulfilled).toEqual(['b']);
  expect(acts).toEqual([]);
});
