import { expect } from '@playwright/test';
import { pages } from './pages.ts';
import { test } from './test.ts';

const home = pages.find(({ path }) => path === '/')!;

test.describe('compression', () => {
  for (const encoding of ['br', 'gzip']) {
    test(encoding, async ({ request }) => {
      const response = await request.get('/', { headers: { 'Accept-Encoding': encoding } });
      expect(response.headers()['content-encoding']).toBe(encoding);
    });
  }
});

test.describe('caching', () => {
  const assets = [...new Set(home.html.match(/\/assets\/[^"' )>]+/g))];

  test('a page is asked for again', async ({ request }) => {
    const response = await request.get('/');
    expect(response.headers()['cache-control']).toMatch(/no-cache|max-age=0, must-revalidate/);
    const again = await request.get('/', {
      headers: { 'If-None-Match': response.headers().etag ?? '' },
    });
    expect(again.status()).toBe(304);
  });

  test('an asset, whose name changes with its content, is kept for a year', async ({ request }) => {
    expect(assets.length).toBeGreaterThan(0);
    for (const asset of assets) {
      const response = await request.get(asset);
      expect(response.status(), asset).toBe(200);
      expect(response.headers()['cache-control'], asset).toBe(
        'public, max-age=31536000, immutable',
      );
    }
  });
});

test.describe('a path that does not exist answers 404 in the language of the path', () => {
  const unknown = {
    '/gibt-es-nicht': 'de',
    '/de/gibt-es-nicht': 'de',
    '/en/no-such-page': 'en',
    '/fr/pas-de-page': 'fr',
  };
  for (const [path, language] of Object.entries(unknown)) {
    test(path, async ({ request }) => {
      const response = await request.get(path, { headers: { Accept: 'text/html' } });
      expect(response.status()).toBe(404);
      expect(response.headers()['content-type']).toContain('text/html');
      expect(await response.text()).toContain(`lang="${language}"`);
    });
  }
});

test('a path with invalid UTF-8 is refused', async ({ request }) => {
  const response = await request.get('/%E0%A4%A');
  expect(response.status()).toBe(400);
});

test.describe('redirects', () => {
  const admin = 'http://localhost:8055/';
  const adt = '/adt/allgemeine-informationen';
  const moved = {
    ...{ '/admin': admin, '/Admin': admin, '/aDMIN/': admin },
    ...{ '/adt': adt, '/ADT': adt, '/adt/': adt },
    ...{ '/kontakt/': '/kontakt', '/en': '/en/' },
  };
  for (const [path, to] of Object.entries(moved)) {
    test(`${path} has moved to ${to} for good`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers()['location']).toBe(to);
    });
  }
});

test.describe('security headers', () => {
  const headers = {
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
    'strict-transport-security': /max-age=\d{8,}/,
    'permissions-policy': /geolocation=\(\)/,
    'cross-origin-opener-policy': /^same-origin$/,
    'cross-origin-resource-policy': /^same-origin$/,
  };
  for (const path of ['/', '/no-such-page']) {
    for (const [name, value] of Object.entries(headers)) {
      test(`${path} ${name}`, async ({ request }) => {
        expect((await request.get(path)).headers()[name] ?? '').toMatch(value);
      });
    }

    test(`${path} content-security-policy`, async ({ request }) => {
      const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
      // The rest stands in each page; tests/site/policies.spec.ts tries both in a browser.
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-|\*/);
    });
  }
});

test('every page carries a strict policy of its own, for hosts that set no headers', () => {
  for (const { file, html } of pages) {
    const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/i.exec(html)?.[1];
    expectStrict((policy ?? '').replaceAll('&#x27;', "'").replaceAll('&#39;', "'"), file);
    expect.soft(policy, file).not.toContain('wasm');
  }
});

function expectStrict(policy: string, where: string): void {
  for (const directive of ["default-src 'none'", "base-uri 'none'", 'form-action ']) {
    expect.soft(policy, where).toContain(directive);
  }
  expect.soft(policy, where).not.toMatch(/unsafe-inline|'unsafe-eval'|\*/);
}
