import { FormattingError } from '../../../../components/i18n/FormattingError.ts';
import type { LabelKey } from '../../../../contract/labels.ts';
import de from '../../../../locales/de.json' with { type: 'json' };
import type { Language } from '../../../../locales/languages.ts';

import.meta.jest.unstable_mockModule('../../../../locales/de.json', () => ({
  default: {
    ...de,
    price: 'ab {{amount, currency}}',
    sum: '{{amount, number}}',
    logo: { home: '' },
  },
}));
const { labelsFor } = await import('../../../../components/i18n/createLabels.ts');
const { longDate } = await import('../../../../components/i18n/FormattedDate.tsx');

const { text } = labelsFor('de');

describe('what can go wrong between a message and its text', () => {
  it.each([
    ['FORMAT_ERROR', () => longDate('2026-02-31x', 'de')],
    ['FORMAT_ERROR', () => text('sum' as LabelKey, { amount: 'viel' })],
    ['UNSUPPORTED_FORMATTER', () => text('price' as LabelKey, { amount: 3 })],
    ['INVALID_CONFIG', () => labelsFor('nl' as Language)],
    ['MISSING_DATA', () => text('everyForm.subject')],
    ['MISSING_TRANSLATION', () => text('logo.home')],
  ])('%s', (code, attempt) => {
    expect(attempt).toThrow(FormattingError);
    expect(attempt).toThrow(new RegExp(`^${code}: `));
  });
});
