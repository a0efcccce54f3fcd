/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { dataAttribute, dataAttributes } from '../../../contract/dataAttributes.ts';

interface Told {
  readonly found: string;
  readonly foundOne: string | undefined;
}

describe('what the build tells with an element', () => {
  it('is what `dataset` has', () => {
    const told: Told = { found: 'several', foundOne: 'one' };
    const element = document.createElement('p');
    for (const [name, value] of Object.entries(dataAttributes(told))) {
      element.setAttribute(name, value ?? '');
    }
    expect(Object.fromEntries(Object.entries(element.dataset))).toEqual(told);
  });

  it('has one name wherever it is looked for', () => {
    expect(dataAttribute('foundOne' satisfies keyof Told)).toBe('data-found-one');
  });
});
