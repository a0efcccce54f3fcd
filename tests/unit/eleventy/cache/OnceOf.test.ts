import { expect, it, jest } from '@jest/globals';
import { OnceOf } from '../../../../eleventy/cache/OnceOf.ts';

it('makes a value once for each object', () => {
  const once = new OnceOf<object, string>();
  const make = jest.fn(() => 'a');
  const [one, other] = [{}, {}];
  for (const key of [one, one, other]) expect(once.for(key, make)).toBe('a');
  expect(make).toHaveBeenCalledTimes(2);
});
