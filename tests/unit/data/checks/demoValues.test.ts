import { beforeEach, expect, it } from '@jest/globals';
import { warnOfDemoValues } from '../../../../data/checks/demoValues.ts';
import { gatherWarnings } from '../../../../data/problems/editorWarnings.ts';
import demo from '../../../../data/embedded/association/project.json' with { type: 'json' };
import { siteOf, smallest } from '../smallContent.ts';

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

it('says in one line that the notice would name the demo’s host and processors', () => {
  const [project] = smallest.project;
  const { privacy } = demo.config;
  warnOfDemoValues(siteOf({ project: [{ ...project, config: { privacy } }] }), published);
  expect([...warnings][0]).toBe(
    'project[0]: config.privacy.recipients: “Rechenzentrum Musterland GmbH, Musterstadt”, “Postkontor Musterland eG, Musterstadt” and “Rundbriefhaus Musterland GmbH, Musterstadt” are of the demo, and the privacy notice would name them; enter your own host and processors, and check with your host that logs are deleted after 7 days (log_days).',
  );
  expect([...warnings].filter((line) => line.includes('Postkontor'))).toHaveLength(1);
});

it('says nothing of a host of one’s own', () => {
  const [project] = smallest.project;
  const recipients = [{ name: 'Rechenzentrum Nord GmbH, Kiel', task: 'hosting', country: 'DE' }];
  const config = { privacy: { log_days: 7, recipients } };
  warnOfDemoValues(siteOf({ project: [{ ...project, config }] }), published);
  expect([...warnings].filter((line) => line.startsWith('project'))).toEqual([]);
});

it.each([
  ['the embedded demo', { ...published, contentDir: undefined }],
  ['a website on this computer', { ...published, siteUrl: 'http://localhost:8080' }],
])('says nothing of %s', (_what, environment) => {
  warnOfDemoValues(siteOf(), environment);
  expect([...warnings]).toEqual([]);
});
