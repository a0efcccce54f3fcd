import type { Knex } from 'knex';
import type { Context, Register } from '../directus.ts';

/**
 * Makes SQLite overwrite deleted data. By default SQLite leaves it in the file until the space is needed.
 * The setting is per connection, so each connection sets it first, also at the first start.
 */
export function overwriteDeleted({ init }: Register, { database }: Context): void {
  const { client } = database as unknown as { readonly client: Client };
  if (client.config.client !== 'sqlite3') return;
  client.pool.on('createSuccess', (_event, connection) => connection.run(pragma));
  // The connection that is already open.
  init('app.before', async () => {
    await database.raw(pragma);
  });
}

const pragma = 'PRAGMA secure_delete = ON';

/** Knex's client. */
interface Client {
  readonly config: Pick<Knex.Config, 'client'>;
  readonly pool: {
    on(
      event: 'createSuccess',
      listener: (event: number, connection: { run(statement: string): unknown }) => void,
    ): void;
  };
}
