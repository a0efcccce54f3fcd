import type { Knex } from 'knex';
import { endOtherSessionsPath } from '../../../../../contract/members/addresses.ts';
import type { Context, DirectusRequest, Register } from '../../directus.ts';
import { DirectusRefusal } from '../../DirectusRefusal.ts';

/**
 * Ends all sessions of the user except the current one, which the request names in `refresh_token`: an access
 * token does not say which session it belongs to.
 */
export function endOtherSessions({ init }: Register, { database }: Context): void {
  init('middlewares.after', ({ app }) => {
    app.use(endOtherSessionsPath, (request, response, next) => {
      if (request.method !== 'POST') {
        next();
        return;
      }
      endOthers(database, request)
        .then(() => response.writeHead(204, { 'cache-control': 'no-store' }).end())
        .catch(next);
    });
  });
}

interface Session {
  readonly token: string;
  readonly user: string;
  readonly expires: Date;
}

async function endOthers(database: Knex, { accountability, body }: DirectusRequest): Promise<void> {
  const { user } = accountability ?? {};
  const token = (body as { readonly refresh_token?: unknown } | undefined)?.refresh_token;
  if (!user || typeof token !== 'string') throw unknown();
  const own = await database<Session>('directus_sessions')
    .where({ token, user })
    .where('expires', '>=', new Date())
    .first('token');
  // End no sessions if the named one has ended, or was renewed in another tab meanwhile.
  if (!own) throw unknown();
  await database<Session>('directus_sessions').where({ user }).whereNot({ token }).delete();
}

function unknown(): DirectusRefusal {
  return new DirectusRefusal(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');
}
