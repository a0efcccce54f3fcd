/** @jest-environment node */
import { filled } from '../../../components/i18n/filled.ts';

describe('filled', () => {
  it('puts values in their places, however often they are named', () => {
    expect(filled('{{count}} of {{total}}: {{count}}', { count: 3, total: 14 })).toBe('3 of 14: 3');
  });

  it('keeps the language of words that are in another one', () => {
    expect(filled({ text: 'Guten Tag, {{name}}', lang: 'de' }, { name: 'Ada' })).toEqual({
      text: 'Guten Tag, Ada',
      lang: 'de',
    });
  });

  it('takes values as they are, dollar signs and braces too', () => {
    const values = { name: '$& {{email}}', email: 'ada@example.org' };
    expect(filled('{{name}} <{{email}}>', values)).toBe('$& {{email}} <ada@example.org>');
  });

  it('leaves a place without a value as it is', () => {
    expect(filled('{{name}}', {})).toBe('{{name}}');
  });
});
