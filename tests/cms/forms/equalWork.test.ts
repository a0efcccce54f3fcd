import { createRequire } from 'node:module';
import type { Knex } from 'knex';
import { signUp } from '../../../cms/extensions/collegium/forms/subscribers/subscriptions.ts';

/**
 * The response time must not reveal who is subscribed. A test can't compare times reliably, so it
 * compares the statements sent to the database.
 */
type CreateDatabase = (config: Knex.Config) => Knex;

let database: Knex;

beforeAll(async () => {
  // Directus' own knex, with the installed database driver.
  const createDatabase = createRequire(new URL('../../../cms/package.json', import.meta.url))(
    'knex',
  ) as CreateDatabase;
  database = createDatabase({
    client: 'sqlite3',
    connection: ':memory:',
    useNullAsDefault: true,
    pool: { min: 1, max: 1 },
  });
  await database.schema.createTable('subscribers', (table) => {
    table.increments('id');
    table.string('email').unique();
    for (const name of [
      ...['language', 'consent_text', 'consent_version', 'received_at', 'mail', 'state'],
      'unsubscribed_at',
    ]) {
      table.string(name);
    }
  });
  await database.schema.createTable('outgoing_mails', (table) => {
    table.increments('id');
    table.string('key').unique();
    for (const name of [
      ...['kind', 'about', 'language', 'wording', 'state', 'attempts', 'queued_at', 'next_at'],
    ]) {
      table.string(name);
    }
  });
  await database.schema.createTable('company', (table) => table.string('company_name'));
});

afterAll(() => database.destroy());

test('a sign-up is the same work for subscribers and for others', async () => {
  await workOf('waiting@example.org', '1');
  await workOf('there@example.org', '2');
  await workOf('gone@example.org', '3');
  for (const [email, state] of [
    ['there@example.org', 'confirmed'],
    ['gone@example.org', 'unsubscribed'],
  ]) {
    await database('subscribers').where({ email }).update({ state });
  }

  const work = await workOf('new@example.org', '4', 'newsletter-0');
  expect(work.length).toBeGreaterThanOrEqual(3);
  expect(await workOf('waiting@example.org', '5', 'newsletter-0')).toEqual(work);
  expect(await workOf('there@example.org', '6', 'newsletter-0')).toEqual(work);
  expect(await workOf('gone@example.org', '7', 'newsletter-0')).toEqual(work);
  // The stored proof of consent of current and former subscribers is not overwritten.
  expect(await database('subscribers').select('email', 'state', 'consent_version')).toEqual([
    { email: 'waiting@example.org', state: 'pending', consent_version: 'newsletter-0' },
    { email: 'there@example.org', state: 'confirmed', consent_version: 'newsletter-1' },
    { email: 'gone@example.org', state: 'unsubscribed', consent_version: 'newsletter-1' },
    { email: 'new@example.org', state: 'pending', consent_version: 'newsletter-0' },
  ]);
});

async function workOf(email: string, key: string, wording = 'newsletter-1'): Promise<string[]> {
  const statements: string[] = [];
  const note = ({ sql }: { readonly sql: string }) => statements.push(sql);
  database.on('query', note);
  await signUp(database, { email, key, language: 'de', wording });
  database.removeListener('query', note);
  return statements;
}
