import { describe, expect, it, jest } from '@jest/globals';
import { Once } from '../../../../eleventy/cache/Once.ts';

describe('Once', () => {
  it('makes a value once for each key', () => {
    const once = new Once<string>();
    const make = jest.fn(() => 'a');
    expect([once.for('1', make), once.for('1', make), once.for('2', make)]).toEqual([
      'a',
      'a',
      'a',
    ]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('keeps that there is nothing, too', () => {
    const once = new Once<string | undefined>();
    const make = jest.fn(() => undefined);
    expect([once.for('1', make), once.for('1', make)]).toEqual([undefined, undefined]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure', () => {
    const once = new Once<string>();
    const fail = () => {
      throw new Error('not now');
    };
    expect(() => once.for('1', fail)).toThrow('not now');
    expect(once.for('1', () => 'b')).toBe('b');
  });
});
