import { describe, expect, it } from '@jest/globals';
import { formLanguage } from '../../../../../cms/extensions/collegium/formLanguage.ts';

describe('the language of the texts in a form', () => {
  it.each([
    ['fr', 'fr'],
    [{ code: 'en' }, 'en'],
    [undefined, 'de'],
    [{ code: 7 }, 'de'],
  ])('is read from %j', (language, expected) => {
    expect(formLanguage({ language })).toBe(expected);
  });
});
