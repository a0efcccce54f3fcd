import { createRequire } from 'node:module';
import type { Knex } from 'knex';
import { signUp } from '../../../cms/extensions/collegium-forms/subscribers/subscriptions.ts';

/**
 * Time would tell who is subscribed, if some were more work than others. Times can't be compared in a test,
 * so what is compared is the work: the statements that the database gets.
 */
type CreateDatabase = (config: Knex.Config) => Knex;

let database: Knex;

beforeAll(async () => {
  // Directus' own, with the driver that is installed for it.
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
    for (const name of ['language', 'consent_text', 'received_at', 'mail', 'state']) {
      table.string(name);
    }
  });
  await database.schema.createTable('outgoing_mails', (table) => {
    table.increments('id');
    table.string('key').unique();
    for (const name of ['kind', 'about', 'language', 'state', 'attempts', 'queued_at', 'next_at']) {
      table.string(name);
    }
  });
});

afterAll(() => database.destroy());

test('a sign-up is the same work, whoever is subscribed', async () => {
  await workOf('waiting@example.org', '1');
  await workOf('there@example.org', '2');
  await database('subscribers')
    .where({ email: 'there@example.org' })
    .update({ state: 'confirmed' });

  const work = await workOf('new@example.org', '3');
  expect(work.length).toBeGreaterThanOrEqual(3);
  expect(await workOf('waiting@example.org', '4')).toEqual(work);
  expect(await workOf('there@example.org', '5')).toEqual(work);
  // The proof of consent of who is subscribed is not written over.
  expect(await database('subscribers').select('email', 'consent_text')).toEqual([
    { email: 'waiting@example.org', consent_text: 'words 4' },
    { email: 'there@example.org', consent_text: 'words 2' },
    { email: 'new@example.org', consent_text: 'words 3' },
  ]);
});

async function workOf(email: string, key: string): Promise<string[]> {
  const statements: string[] = [];
  const note = ({ sql }: { readonly sql: string }) => statements.push(sql);
  database.on('query', note);
  await signUp(database, { email, key, language: 'de', consentText: `words ${key}` });
  database.removeListener('query', note);
  return statements;
}
