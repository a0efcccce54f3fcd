import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Knex } from 'knex';
import { composeMail } from '../../../../../../../cms/extensions/collegium/forms/mail/composeMail.ts';
import type { ClaimedMail } from '../../../../../../../cms/extensions/collegium/forms/mail/outbox.ts';
import { newDatabase } from '../../../database.ts';

let database: Knex;

beforeEach(async () => {
  database = await newDatabase(
    ...['change_requests', 'mail_texts', 'mail_texts_translations', 'company', 'theme', 'project'],
  );
  // Directus' own tables, with the columns that the mail needs.
  await database.schema.createTable('directus_users', (table) => {
    for (const column of ['id', 'email', 'first_name', 'last_name', 'language', 'member_number']) {
      table.text(column);
    }
  });
  await database('directus_users').insert({
    ...{ id: 'erika', email: 'erika@example.org', first_name: 'Erika', last_name: 'Geheim' },
    ...{ language: 'de-DE', member_number: '4711' },
  });
  await database('change_requests').insert({
    ...{ member: 'erika', text: 'Bitte mein Konto löschen.', received_at: Date.now() },
  });
});
afterEach(() => database.destroy());

const composed = () =>
  composeMail(
    database,
    { kind: 'change_request', about: 1, key: 'key' } as ClaimedMail,
    {
      ...{ publicUrl: 'https://cms.example.org', siteUrl: 'https://example.org' },
      ...{ office: 'office@example.org', pauses: [], tokenKey: 'key' },
      ...{ bounces: undefined, bounceKey: 'key' },
    },
    () => Promise.resolve(''),
  );

it('has the whole request by default, and an answer goes to the member', async () => {
  const { subject, text, replyTo } = (await composed())!;
  expect(subject).toBe('Änderungswunsch von Erika Geheim');
  expect(text).toContain('> Bitte mein Konto löschen.');
  expect(replyTo).toMatchObject({ address: 'erika@example.org' });
});

it('has only a link where administrators want that', async () => {
  await database('project').insert({ contact_mail: 'link' });
  const mail = await composed();
  const whole = JSON.stringify(mail);
  expect(whole).toContain('https://cms.example.org/admin/content/change_requests/1');
  for (const word of ['Erika', 'Geheim', 'erika@', '4711', 'löschen']) {
    expect(whole).not.toContain(word);
  }
  expect(mail).not.toHaveProperty('replyTo');
});

it('has the link although a reworded text lacks it', async () => {
  await database('project').insert({ contact_mail: 'link' });
  await database('mail_texts').insert({ id: 1, key: 'change_request_link' });
  await database('mail_texts_translations').insert({
    ...{ mail_texts_id: 1, language: 'de', subject: 'Neuer Wunsch', body: 'Bitte nachsehen.' },
  });
  const { subject, text } = (await composed())!;
  expect(subject).toBe('Neuer Wunsch');
  expect(text).toContain('https://cms.example.org/admin/content/change_requests/1');
});
