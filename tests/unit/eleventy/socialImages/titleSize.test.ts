import { describe, expect, it } from '@jest/globals';
import { titleSize } from '../../../../eleventy/socialImages/titleSize.ts';

const box = { width: 1040, height: 390, lineHeight: 1.15 };

describe('the size of a title', () => {
  it('is as large as can be for a short one', () => {
    expect(titleSize('Satzung', box)).toBe(96);
  });

  it('gives way to more words', () => {
    const title = 'Allgemeine Informationen zur Ausbildungs- und Prüfungsverordnung';
    const sizes = [1, 2, 3].map((times) => titleSize(`${title} `.repeat(times).trim(), box));
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(new Set(sizes).size).toBe(3);
  });

  it('gives way to a long word, which would be broken in the middle', () => {
    expect(titleSize('Rechtsschutzversicherungsgesellschaften', box)).toBeLessThan(54);
  });

  it('stays legible, however long the title is', () => {
    expect(titleSize('Wort '.repeat(200), box)).toBe(40);
    expect(titleSize('W'.repeat(200), box)).toBe(40);
  });
});
