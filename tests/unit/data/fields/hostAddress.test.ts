import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  inSmallLetters,
  redirectSource,
  redirectTarget,
} from '../../../../data/fields/hostAddress.ts';
import { written } from '../hostileAddresses.ts';

describe('the path of a redirect', () => {
  it.each([
    ['/alt', '/alt'],
    ['/Alt/', '/Alt'],
    ['/über', '/%C3%BCber'],
    ['/u\u0308ber', '/%C3%BCber'],
    ['/%c3%bc%62er/', '/%C3%BCber'],
    ['/alte seite (1).html', '/alte%20seite%20%281%29.html'],
    ['/a/./b/../c', '/a/c'],
    ['/a"b$c{d}', '/a%22b%24c%7Bd%7D'],
    ['/100%25', '/100%25'],
    ['/alt/*', '/alt/*'],
    ['/alt//*', '/alt/*'],
  ])('%s is %s', (source, path) => {
    expect(redirectSource(source)).toBe(path);
  });
});

describe('the target of a redirect', () => {
  it.each([
    ['/kontakt#anfahrt', '/kontakt#anfahrt'],
    ['/en/', '/en/'],
    ['/kontakt?a?b#c?d', '/kontakt?a?b#c%3Fd'],
    ['/kontakt?thema=50% "mehr"', '/kontakt?thema=50%25%20%22mehr%22'],
    ['https://Example.org', 'https://example.org/'],
    ['http://localhost:8055/admin', 'http://localhost:8055/admin'],
    ['https://müller.example/straße', 'https://xn--mller-kva.example/stra%C3%9Fe'],
    ['https://example.org/a%2Fb?c=%2f', 'https://example.org/a%2Fb?c=%2F'],
    ['https://example.org/*', 'https://example.org/*'],
  ])('%s is %s', (target, address) => {
    expect(redirectTarget(target)).toBe(address);
  });
});

describe('whatever is written', () => {
  const escape = '%[\\dA-F]{2}';
  const path = new RegExp(`^/(?!/)(?:[\\w\\-.~/&=+,@]|${escape})*(?:(?<=/)\\*)?$`);
  const rest = `(?:\\?(?:[\\w\\-.~/?&=+,@]|${escape})*)?(?:#(?:[\\w\\-.~/&=+,@]|${escape})*)?`;
  const address = new RegExp(
    `^(?:https?://[a-z\\d.-]+(?::\\d+)?(?=/)|(?=/(?!/)))(?:[\\w\\-.~/&=+,@]|${escape})*(?:(?<=/)\\*|${rest})$`,
  );

  it('becomes an address of the listed characters alone, and stays it, or none', () => {
    const seen = { sources: 0, targets: 0, none: 0 };
    fc.assert(
      fc.property(written, (text) => {
        const from = redirectSource(text);
        const to = redirectTarget(text);
        if (from !== undefined) {
          expect(from).toMatch(path);
          expect(redirectSource(from)).toBe(from);
          if (from !== '/') expect(redirectSource(inSmallLetters(from))).toBe(inSmallLetters(from));
        }
        if (to !== undefined) {
          expect(to).toMatch(address);
          expect(redirectTarget(to)).toBe(to);
          const { username, password, origin } = new URL(to, 'https://site.invalid');
          expect(username + password).toBe('');
          if (to.startsWith('/')) expect(origin).toBe('https://site.invalid');
        }
        seen.sources += Number(from !== undefined);
        seen.targets += Number(to !== undefined);
        seen.none += Number(from === undefined && to === undefined);
      }),
      { numRuns: 1000 },
    );
    // Makes sure that each case occurred.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(30);
  });

  it('is a path inside the site only where a browser takes it for one, too', () => {
    fc.assert(
      fc.property(written, (text) => {
        const to = redirectTarget(text);
        if (to === undefined) return;
        const read = new URL(text, 'https://site.invalid');
        expect(new URL(to, 'https://site.invalid').host).toBe(read.host);
      }),
      { numRuns: 500 },
    );
  });
});
