import fc from 'fast-check';
import { wholeEuros } from '../../../../../components/products/filter/wholeEuros.ts';

it.each([
  ['100', 100],
  [' 1.200 ', 1200],
  ['1,200', 1200],
  ['1 200 €', 1200],
  ["1'200'000", 1_200_000],
  ['1.200,50', 1200],
  ['1,200.5', 1200],
  ['19,90', 19],
  ['€50', 50],
])('reads %s', (typed, euros) => {
  expect(wholeEuros(typed)).toBe(euros);
});

it.each(['', '0', '-5', '1e5', 'viel', '1.2.3', '12345678', '1,2,3', 'NaN', '5-10'])(
  'takes “%s” for no price',
  (typed) => {
    expect(wholeEuros(typed)).toBeUndefined();
  },
);

it.each(['de', 'en-GB', 'fr'])('reads prices as the browser writes them: %s', (language) => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (euros) => {
      const written = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
      expect(wholeEuros(written.format(euros))).toBe(euros);
    }),
  );
});
