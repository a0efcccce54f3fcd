import { describe, expect, it } from '@jest/globals';
import { sentenceOf } from '../../../../../../cms/extensions/collegium/publishing/problemWords.ts';
import { kindNames } from '../../../../../../data/kinds/index.ts';
import type { RawContent } from '../../../../../../data/model/rawContent.ts';

const content = Object.fromEntries(kindNames.map((kind) => [kind, []])) as unknown as RawContent;

describe('the sentence of a problem', () => {
  const asked = (expected: string, language: 'de' | 'en') =>
    sentenceOf({ origin: 'news/1', field: 'title', expected }, { content, language });

  it('is German for those who read German, and English for all others', () => {
    const expected = 'a price in euros';
    expect(asked(expected, 'de')).toMatchObject({ language: 'de' });
    expect(asked(expected, 'de').text).toMatch(/^Erwartet wird /);
    expect(asked(expected, 'en')).toEqual({ text: 'Expected a price in euros.', language: 'en' });
  });

  it('is English, and says so, where there is no German', () => {
    const expected = 'something that nobody has translated';
    expect(asked(expected, 'de')).toEqual({ text: `Expected ${expected}.`, language: 'en' });
  });
});
