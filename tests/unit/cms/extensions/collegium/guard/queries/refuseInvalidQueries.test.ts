import { expect, it } from '@jest/globals';
import '../fakeDirectus.ts';

const { isAboutQuery } =
  await import('../../../../../../../cms/extensions/collegium/guard/queries/refuseInvalidQueries.ts');

const withCode = (code: string) => Object.assign(new Error('select "email" …'), { code });

it.each([
  new TypeError('Cannot read properties of undefined'),
  new RangeError('Invalid time value'),
  ...['SQLITE_ERROR', '22P02', '22003', '42883', '42P01'].map(withCode),
])('%s is the sender’s mistake', (error) => {
  expect(isAboutQuery(error)).toBe(true);
});

it.each([
  new Error('unknown'),
  ...['SQLITE_BUSY', 'SQLITE_CORRUPT', '08006', '53300', '57P01', 'ECONNREFUSED'].map(withCode),
])('%s is a failure', (error) => {
  expect(isAboutQuery(error)).toBe(false);
});
