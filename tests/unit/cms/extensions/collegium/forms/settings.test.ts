import { expect, it } from '@jest/globals';
import { readSettings } from '../../../../../../cms/extensions/collegium/forms/settings.ts';

const least = { SECRET: 'secret', CMS_FORMS_ORIGINS: 'https://www.example.org/' };

it('has defaults for all optional variables', () => {
  expect(readSettings(least)).toMatchObject({
    origins: ['https://www.example.org'],
    ...{ perAddress: 20, perEmail: 5, work: 600, leastSeconds: 3, addressHeader: undefined },
  });
});

it('reads variables as Directus hands them on, with lists split and a switch that is off', () => {
  const env = {
    ...least,
    CMS_FORMS_ORIGINS: ['https://www.example.org', 'http://localhost:8080'],
    CMS_FORMS_PER_ADDRESS: 7,
    IP_CUSTOM_HEADER: 'X-Real-IP',
  };
  const { origins, perAddress, addressHeader } = readSettings(env);
  expect(origins).toEqual(env.CMS_FORMS_ORIGINS);
  expect(perAddress).toBe(7);
  expect(addressHeader).toBe('x-real-ip');
  expect(readSettings({ ...least, IP_CUSTOM_HEADER: false }).addressHeader).toBeUndefined();
});

it('has a key for each purpose, which changes with the secret', () => {
  const { keyFor } = readSettings(least);
  const other = readSettings({ ...least, SECRET: 'another' });
  const keys = [keyFor('counts'), keyFor('challenges'), other.keyFor('counts')];
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{64}$/);
});

it.each([
  [{ SECRET: 'secret' }, /^CMS_FORMS_ORIGINS: expected the addresses of the websites/],
  ...['example.org', 'xhttp://example.org', 'httpsx://example.org', 'ftp://example.org'].map(
    (address): [Readonly<Record<string, unknown>>, RegExp] => [
      { ...least, CMS_FORMS_ORIGINS: address },
      /^CMS_FORMS_ORIGINS\.0: expected addresses of websites, with commas\.$/,
    ],
  ),
  [{ ...least, CMS_FORMS_WORK: 'much' }, /^CMS_FORMS_WORK: expected a whole number, at least 1\.$/],
  [{ ...least, CMS_FORMS_PER_EMAIL: 0 }, /^CMS_FORMS_PER_EMAIL: expected a whole number/],
  [{ CMS_FORMS_ORIGINS: 'https://www.example.org' }, /^SECRET: expected a secret/],
])('reports %j in one line', (env, line) => {
  expect(() => readSettings(env)).toThrow(line);
});
