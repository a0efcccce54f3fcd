import { describe, expect, it } from '@jest/globals';
import { redirectOf } from '../../../../../data/routes/redirects.ts';
import { problemLines } from '../../smallContent.ts';
import { tableOf } from './table.ts';

/* Which redirect applies to an address, and where it leads: spellings, patterns and queries. */

describe('a redirect of an editor', () => {
  const table = tableOf(
    [
      { from: '/Alt', to: '/kontakt' },
      { from: '/news/*', to: 'https://archiv.example.org/*', permanent: false },
    ],
    [],
  );

  it.each([
    ['/alt', '/kontakt', true],
    ['/ALT/', '/kontakt', true],
    ['/news/2020/Tagung', 'https://archiv.example.org/2020/Tagung', false],
    ['/News/', 'https://archiv.example.org/', false],
  ])('sends %s to %s', (path, to, permanent) => {
    expect(redirectOf(path, table)).toEqual({ to, permanent });
  });

  it.each(['/alter', '/alt/mehr', '/news', '/'])('does not apply to %s', (path) => {
    expect(redirectOf(path, table)).toBeUndefined();
  });
});

describe('all spellings of a path are equal', () => {
  const spellings = [
    '/über',
    '/ÜBER',
    '/über/',
    '/%C3%BCber',
    '/%c3%bcber/',
    '/u\u0308ber',
    '/Übe%72',
  ];

  it.each(spellings)('if an editor writes %s', (from) => {
    const table = tableOf([{ from, to: '/kontakt' }]);
    for (const path of spellings) expect(redirectOf(path, table)?.to).toBe('/kontakt');
    expect(redirectOf('/uber', table)).toBeUndefined();
  });

  it.each(spellings.slice(1))('so %s can’t be redirected a second time', async (from) => {
    const twice = [
      { from: '/über', to: '/kontakt' },
      { from, to: '/impressum' },
    ];
    expect(await problemLines(() => tableOf(twice))).toEqual([
      expect.stringMatching(/^redirects\[1\]: from: expected a path that is redirected once only/),
    ]);
  });
});

describe('overlapping redirects', () => {
  const table = tableOf(
    [
      { from: '/alt/*', to: '/service/*' },
      { from: '/alt/haus/*', to: '/impressum' },
      { from: '/alt/haus/tor', to: '/kontakt' },
    ],
    ['service/satzung'],
  );

  it.each([
    ['/alt/satzung', '/service/satzung'],
    ['/alt/haus/dach', '/impressum'],
    ['/alt/haus/tor', '/kontakt'],
  ])('prefer the most specific one: %s leads to %s', (path, to) => {
    expect(redirectOf(path, table)?.to).toBe(to);
  });

  it('are written with the most specific one first, since hosts use the first match', () => {
    expect(table.slice(2).map(({ from }) => from)).toEqual([
      '/alt/haus/tor',
      '/alt/haus/*',
      '/alt/*',
    ]);
  });
});

describe('the query of a request', () => {
  const table = tableOf([
    { from: '/a', to: '/kontakt' },
    { from: '/b', to: '/kontakt?thema=satzung' },
    { from: '/c', to: '/kontakt#anfahrt' },
    { from: '/d', to: 'https://example.org/' },
  ]);

  it.each([
    ['/a?x=1', '/kontakt?x=1'],
    ['/b?x=1', '/kontakt?thema=satzung'],
    ['/c?x=1', '/kontakt#anfahrt'],
    ['/d?x=1', 'https://example.org/'],
  ])('is kept within the site, unless the redirect has its own: %s leads to %s', (address, to) => {
    expect(redirectOf(address, table)?.to).toBe(to);
  });
});
