import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { standardRetention } from '../../data/kinds/retention.ts';
import { collections } from '../../data/sources/directus/collections.ts';
import type { KindName } from '../../data/kinds/index.ts';
import { kindForms } from '../../cms/schema/kindForms.ts';
import { privateKinds } from '../../cms/schema/privateKinds.ts';
import { systemFields } from '../../cms/schema/systemFields.ts';

/*
 * The operator's records of processing (GDPR, article 30) must name every collection with personal
 * data.
 */

const text = readFileSync('docs/datenschutz.md', 'utf8');

const missingIn = (names: readonly string[]) =>
  names.filter((name) => !text.includes(`\`${name}\``));

it('names each collection that is not for everybody', () => {
  expect(missingIn(Object.keys(privateKinds))).toEqual([]);
});

it('names each public collection with an author, or with a phone number or an e-mail address', () => {
  const withPeople = Object.entries(kindForms)
    .filter(([, { fields }]) =>
      Object.keys(fields).some((name) => /^(author|emails?|phone)$/.test(name)),
    )
    .map(([name]) => collections[name as KindName].collection);
  // Written by hand from the schema: this fails if the pattern above stops matching.
  expect(withPeople).toEqual(['company', 'news', 'people', 'institutions']);
  expect(missingIn(withPeople)).toEqual([]);
});

it('names each collection of Directus that has data of accounts', () => {
  // Collections that the daily deletion deletes from, and collections with our own fields about
  // members.
  const deletion = globSync('cms/extensions/collegium/forms/retention/*.ts').map((file) =>
    readFileSync(file, 'utf8'),
  );
  const deletedFrom = deletion.join().match(/\bdirectus_\w+/g) ?? [];
  const names = [...new Set([...deletedFrom, ...Object.keys(systemFields)])];
  expect(names).toContain('directus_activity');
  // `directus_settings` contains settings of the installation, not of people.
  expect(missingIn(names.filter((name) => name !== 'directus_settings'))).toEqual([]);
});

it('quotes each setting of a period with its default', () => {
  expect(standardRetention).toEqual({
    ...{ messages_months: 6, sign_ups_days: 7, logins_days: 90 },
    ...{ change_requests_months: 6, invitations_days: 30 },
  });
  const periods = {
    retention_messages_months: '6 Monate',
    retention_sign_ups_days: '7 Tage',
    retention_logins_days: 'höchstens 90 Tage',
    retention_change_requests_months: '6 Monate',
    retention_invitations_days: '30 Tage',
    newsletter_proof_days: '30 Tage',
  };
  for (const [name, period] of Object.entries(periods)) {
    expect(text).toContain(`\`${name}\`: ${period}`);
  }
});
