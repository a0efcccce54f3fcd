import type { Accountability, Context } from '../directus.ts';

/** Returns the name of an account, with the rights of the person who asks; null if that person may not read it. */
export async function readName(
  account: string,
  accountability: Accountability | null,
  { database, getSchema, services }: Pick<Context, 'database' | 'getSchema' | 'services'>,
): Promise<string | null> {
  const schema = await getSchema();
  const users = new services.UsersService({ schema, knex: database, accountability });
  const [found] = await users.readByQuery({
    filter: { id: { _eq: account } },
    fields: ['first_name', 'last_name'],
    limit: 1,
  });
  const names = [found?.['first_name'], found?.['last_name']].filter(
    (name) => typeof name === 'string' && name !== '',
  );
  return names.length === 0 ? null : names.join(' ');
}
