import { ForbiddenError } from './fakeErrors.ts';
import { directus } from './guardedDirectus.ts';

const { isForeign } =
  await import('../../../../../../cms/extensions/collegium/guard/foreignPages.ts');

const own = 'https://cms.example.org';
const cookie = 'session=1';
const host = 'cms.example.org';

test.each([
  ['Directus’ own', { cookie, host, 'sec-fetch-site': 'same-origin', origin: 'https://x.test' }],
  ['Directus’ own, in an older browser', { cookie, host, origin: 'https://cms.example.org' }],
  ['Directus’ own, by another name of its', { cookie, host: 'a:8055', origin: 'http://a:8055' }],
  ['whoever has typed the address', { cookie, host, 'sec-fetch-site': 'none' }],
  ['no browser', { cookie, host }],
  ['somebody else’s, without a cookie', { host, origin: 'https://evil.example.org' }],
])('takes what comes from a page that is %s', (_whose, headers) => {
  expect(isForeign({ method: 'POST', headers }, own)).toBe(false);
});

test.each([
  ['the website', { 'sec-fetch-site': 'same-site', origin: 'https://www.example.org' }],
  ['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://evil.example.org' }],
  ['a neighbour, in an older browser', { origin: 'https://evil.example.org' }],
  ['one that hides where it is from', { origin: 'null' }],
  ['one that tells no origin', { 'sec-fetch-site': 'cross-site' }],
  ['the same computer', { origin: 'https://cms.example.org:8443' }],
  ['the same name without https', { origin: 'http://www.example.org' }],
])('refuses what comes with a cookie from %s', (_whose, headers) => {
  for (const method of ['POST', 'PATCH', 'DELETE', 'PUT', 'SEARCH']) {
    expect(isForeign({ method, headers: { cookie, host, ...headers } }, own)).toBe(true);
  }
  // RFC 9110, 9.2.1: these change nothing.
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    expect(isForeign({ method, headers: { cookie, host, ...headers } }, own)).toBe(false);
  }
});

test('what comes with a cookie from a page of somebody else is refused', async () => {
  const headers = { cookie: 'a=b', host: 'cms.example.org', origin: 'https://evil.example' };
  expect((await directus.request({ headers })).outcome).toBeInstanceOf(ForbiddenError);
  const own = { ...headers, origin: 'https://cms.example.org' };
  expect((await directus.request({ headers: own })).outcome).toBe('passed');
});
