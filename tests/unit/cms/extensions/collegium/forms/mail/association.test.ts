import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Knex } from 'knex';
import { readAssociation } from '../../../../../../../cms/extensions/collegium/forms/mail/association.ts';
import { newDatabase } from '../../../database.ts';

let database: Knex;

beforeEach(async () => {
  database = await newDatabase('company', 'theme', 'project');
  await database.schema.createTable('directus_settings', (table) => table.text('project_name'));
  await database('directus_settings').insert({ project_name: 'Directus’ own name' });
});
afterEach(() => database.destroy());

const named = async (company_name: string | null) => {
  await database('company').delete();
  await database('company').insert({ company_name });
  return (await readAssociation(database)).name;
};

it.each([
  'Verband der Heilberufe Musterland e. V.',
  'Verband der Heilberufe e.V.',
  'Müller & Söhne GmbH & Co. KG',
  'Fédération « Santé » n° 1',
])('mails have the name that editors write: %s', async (name) => {
  expect(await named(name)).toBe(name);
});

it.each([
  'VHM: zuerst anmelden bei https://elsewhere.example/admin',
  'VHM www.elsewhere.example',
  'VHM elsewhere.example',
  'VHM\nelsewhere．example',
  'VHM 192.0.2.1/admin',
  'VHM support@elsewhere.example',
  `VHM ${'Rufen Sie uns an. '.repeat(10)}`,
])('not one that leads elsewhere, since mails with secrets have it, too: %j', async (name) => {
  expect(await named(name)).toBe('Directus’ own name');
});

it('a name in several lines is one line', async () => {
  expect(await named('VHM\r\n\u2028e. V.')).toBe('VHM e. V.');
});

it.each([null, ''])('without a name, it is empty: %j', async (name) => {
  expect(await named(name)).toBe('');
});
