import { addressFor, kindIn, queryIn, tidied } from '../../../../../browser/page/search/query.ts';

describe('the query in an address', () => {
  it.each([
    ['/suche', ''],
    ['/suche?q=', ''],
    ['/suche?q=satzung', 'satzung'],
    ['/suche?q=der+beitrag', 'der beitrag'],
    ['/suche?q=%20%20geb%C3%BChren%0A', 'gebühren'],
    ['/suche?andere=satzung', ''],
    ['/suche?q=%E0%A4%A', '\uFFFD%A'],
  ])('%s', (address, query) => {
    expect(queryIn(new URL(address, 'https://vhm.example'))).toBe(query);
  });

  it('is not longer than the field takes', () => {
    expect(tidied('x'.repeat(10_000))).toHaveLength(100);
  });

  it.each(['satzung', 'der beitrag', 'a&b=c#d', '100 % „Ruhe“', '<img src=x>'])(
    'comes back as it went in: %s',
    (query) => {
      const address = addressFor(query, '/suche');
      expect(queryIn(new URL(address, 'https://vhm.example'))).toBe(query);
    },
  );

  it.each(['page', 'news', 'product', undefined] as const)('keeps the kind %s', (kind) => {
    const address = addressFor('a&b', '/suche', kind);
    expect(kindIn(new URL(address, 'https://vhm.example'))).toBe(kind);
    expect(queryIn(new URL(address, 'https://vhm.example'))).toBe('a&b');
  });

  it('has no kind that does not exist', () => {
    expect(kindIn(new URL('https://vhm.example/suche?q=a&kind=anderes'))).toBeUndefined();
  });

  it('leaves the address as it is where there is none', () => {
    expect(addressFor('', '/en/search')).toBe('/en/search');
  });
});
