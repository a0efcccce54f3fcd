import { expect, it, jest } from '@jest/globals';
import { OnceOf } from '../../../../eleventy/cache/OnceOf.ts';
import { noteQuestion, noting } from '../../../../eleventy/memory/notes.ts';

it('makes a value once for each object', () => {
  const once = new OnceOf<object, string>();
  const make = jest.fn(() => 'a');
  const [one, other] = [{}, {}];
  for (const key of [one, one, other]) expect(once.for(key, make)).toBe('a');
  expect(make).toHaveBeenCalledTimes(2);
});

it('tells whoever uses a value what it was made of', () => {
  const once = new OnceOf<object, string>();
  const key = {};
  const use = () =>
    once.for(key, () => {
      noteQuestion('site news');
      return 'a';
    });
  noting(use);
  const [within] = noting(use).notes?.within ?? [];
  expect([...(within?.questions ?? [])]).toEqual(['site news']);
});
