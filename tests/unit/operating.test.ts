import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';

const operating = readFileSync('docs/operating.md', 'utf8');

/** The names in the tables of environment variables. */
const variables = ['data/settings/environment.ts', 'cms/environment.ts'].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/\bvariable\(\s*'([A-Z_]+)'/g)].map(([, name]) => name!),
);

it('finds the variables', () => {
  expect(variables).toEqual(expect.arrayContaining(['SITE_URL', 'HSTS', 'CMS_PORT', 'REDIS']));
});

it.each(variables)('docs/operating.md describes %s', (name) => {
  expect(operating).toMatch(new RegExp(`\`${name}\\b`));
});
