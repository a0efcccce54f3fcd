import type { Knex } from 'knex';
import type { Context, Register } from './directus.ts';

/**
 * SQLite leaves what is deleted in its file until it needs the place, unless each connection is told otherwise. So
 * this is the first thing that a connection does, also at the first start.
 */
export function overwriteDeleted({ init }: Register, { database }: Context): void {
  const { client } = database as unknown as { readonly client: Client };
  if (client.config.client !== 'sqlite3') return;
  client.pool.on('createSuccess', (_event, connection) => connection.run(pragma));
  // The connection that there is already.
  init('app.before', async () => {
    await database.raw(pragma);
  });
}

const pragma = 'PRAGMA secure_delete = ON';

/** What Knex keeps of a database's driver. */
interface Client {
  readonly config: Pick<Knex.Config, 'client'>;
  readonly pool: {
    on(
      event: 'createSuccess',
      listener: (event: number, connection: { run(statement: string): unknown }) => void,
    ): void;
  };
}
