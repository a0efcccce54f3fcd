import fc from 'fast-check';
import { isNormalForm } from '../../../../../../../cms/extensions/collegium/guard/addresses/normalForm.ts';
import { spellingsOf } from '../../../../../../cms/spellings.ts';

/** Some of the literal segments in the routes of Directus 11.17. */
const words = new Set(
  'admin assets auth login password request users me invite accept graphql system utils hash generate items files collegium messages robots.txt server ping'.split(
    ' ',
  ),
);
const id = '985a1cd1-7fc4-466e-b73a-7746e35dcd19';

test.each([
  '/',
  '/auth/login',
  // Directus' own client sends this spelling.
  '/extensions/',
  '/graphql?query={%20pages%20{%20id%20}%20}',
  '/users/me?fields[]=*&filter[_and][0][a][_eq]=//x/../y;z%2f',
  '/robots.txt',
  '/items/menus/Primary',
  '/items/Eigene_Sammlung/ME',
  `/assets/${id}`,
  `/assets/${id}.jpg?key=website-480-webp`,
  `/assets/${id}/Satzung%20e.V.%20(Entwurf)%2C%20100%25.pdf`,
  `/assets/${id}/Login`,
  '/assets/files',
  '/collections/Eigene_Sammlung',
  '/fields/pages/title',
  '/collegium/subscribers/unsubscribe/aB_-9',
  '/admin/',
  '/admin/content/pages/+',
  '/admin/users/',
  '/admin/assets/index.D3fG_x.entry.js',
  '/admin/settings/data-model/Login',
  '/admin/visual/https://example.org/en/contact',
  '/admin/visual/http://localhost:8080/',
])('%s is in normal form', (address) => {
  expect(isNormalForm(address, words)).toBe(true);
});

test.each(['/auth/login', '/users/invite', '/graphql/system', '/utils/hash/generate', '/users/me'])(
  'no other spelling of %s is',
  (path) => {
    const spellings = spellingsOf(path);
    expect(spellings.length).toBeGreaterThanOrEqual(40);
    const taken = spellings.filter((spelling) => isNormalForm(spelling, words));
    // A spelling with a space at the end is another address, which no route has.
    expect(taken.filter((spelling) => !spelling.includes('%20'))).toEqual([]);
  },
);

test.each([
  '',
  '*',
  'host:443',
  '/users\t/me',
  '/ü',
  '/a b',
  '/admin/../auth/login',
  '/admin//x',
  '/admin/visual/https://x//y',
  '/admin/visual/https://../../auth/login',
  '/auth/visual/https://x',
])('nor is %j', (address) => {
  expect(isNormalForm(address, words)).toBe(false);
});

test.each(['/items/__proto__', '/items/constructor', '/fields/toString/x', '/users/valueOf'])(
  'nor is %s, which names no collection and no item',
  (address) => {
    expect(isNormalForm(address, words)).toBe(false);
  },
);

test('whatever is asked for, two addresses in normal form that lead to one route are the same', () => {
  const part = fc.constantFrom(
    ...[
      'auth',
      'AUTH',
      'login',
      'Login',
      'x',
      '',
      '.',
      '..',
      '%2e',
      '%2f',
      '\\',
      ';',
      '.',
      'l%6fgin',
    ],
  );
  const path = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);
  fc.assert(
    fc.property(path, (address) => {
      const routed = decodeURIComponent(address.replace(/\\/g, '/'))
        .toLowerCase()
        .split('/')
        .filter(Boolean)
        .join('/');
      if (routed === 'auth/login' && isNormalForm(address, words)) {
        expect(address.replace(/\/$/, '')).toBe('/auth/login');
      }
    }),
    { numRuns: 2000 },
  );
});

test('an address of any characters has one answer, and no error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect([true, false]).toContain(isNormalForm(`/${text}`, words));
    }),
  );
});
