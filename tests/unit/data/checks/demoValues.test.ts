import { beforeEach, expect, it } from '@jest/globals';
import { warnOfDemoValues } from '../../../../data/checks/demoValues.ts';
import { gatherWarnings } from '../../../../data/checks/editorWarnings.ts';
import { siteOf } from '../smallContent.ts';

const published = { siteUrl: 'https://verband.test', contentDir: '/content', directus: undefined };

let warnings: ReadonlySet<string>;
beforeEach(() => {
  warnings = gatherWarnings();
});

it('says in one line which records still have values of the demo', () => {
  const imprint = { insurance: '<p>Musterland</p>' };
  const legal = [{ translations: [{ language: 'de', ...imprint }] }];
  warnOfDemoValues(siteOf({ legal }), published);
  expect([...warnings]).toEqual([
    'company[0]: “Musterstadt” is of the demo, and would be published; so would others in legal[0].',
  ]);
});

it.each([
  ['the embedded demo', { ...published, contentDir: undefined }],
  ['a website on this computer', { ...published, siteUrl: 'http://localhost:8080' }],
])('says nothing of %s', (_what, environment) => {
  warnOfDemoValues(siteOf(), environment);
  expect([...warnings]).toEqual([]);
});
