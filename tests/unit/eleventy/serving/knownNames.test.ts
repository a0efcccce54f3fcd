import { describe, expect, it } from '@jest/globals';
import { readEnvironment } from '../../../../data/settings/environment.ts';
import { isForUs, isFromUs, knownNames } from '../../../../eleventy/serving/knownNames.ts';

const names = knownNames(
  readEnvironment({
    HOST: 'office.example.org',
    SITE_URL: 'https://www.example.org',
    CMS_PREVIEW_URL: 'https://preview.example.org:8443',
  }),
);

describe('a request', () => {
  it.each(['office.example.org:8080', 'www.example.org', 'Preview.Example.org:8443'])(
    'may be for %s',
    (host) => expect(isForUs({ host }, names)).toBe(true),
  );

  it.each(['evil.example', 'example.org', 'preview.example.org.evil.example', '', undefined])(
    'may not be for %s',
    (host) => expect(isForUs({ host }, names)).toBe(false),
  );

  it.each([
    ['localhost:8080', undefined],
    ['localhost:8080', 'http://localhost:8080'],
    ['[::1]:8080', 'http://[::1]:8080'],
    ['127.0.0.1:8080', 'https://preview.example.org:8443'],
  ])('to %s may come from a page of %s', (host, origin) => {
    expect(isFromUs({ host, origin }, names)).toBe(true);
  });

  it.each([
    ['localhost:8080', 'http://localhost:3000'],
    ['localhost:8080', 'http://127.0.0.1:8080'],
    ['localhost:8080', 'https://evil.example'],
    ['localhost:8080', 'null'],
    ['localhost:8080', 'file://localhost:8080'],
    [undefined, 'https://evil.example'],
  ])('to %s may not come from a page of %s', (host, origin) => {
    expect(isFromUs({ host, origin }, names)).toBe(false);
  });
});
