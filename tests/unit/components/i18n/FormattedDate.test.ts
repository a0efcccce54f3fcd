import { longDate } from '../../../../components/i18n/FormattedDate.tsx';

it.each([
  ['de', '2027-03-01', '1. März 2027'],
  ['en', '2027-03-01', '1 March 2027'],
  ['fr', '2027-03-01', '1er mars 2027'],
  ['fr', '2027-03-11', '11 mars 2027'],
] as const)('writes a date in %s: %s', (language, date, text) => {
  expect(longDate(date, language)).toBe(text);
});
