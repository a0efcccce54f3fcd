import type { Knex } from 'knex';
import { endOtherSessionsPath } from '../../../../contract/members/links.ts';
import type { Context, DirectusRequest, Register } from '../directus.ts';
import { DirectusRefusal } from '../../collegium-forms/DirectusRefusal.ts';

/**
 * Ends all sessions of the user except the current one. Directus identifies that by its cookie. A request
 * with an access token only has to name it in `refresh_token`.
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
  /** The token of the renewed session. For some seconds both tokens are valid. */
  readonly next_token: string | null;
}

async function endOthers(database: Knex, { accountability, body }: DirectusRequest): Promise<void> {
  const { user, session } = accountability ?? {};
  const named = (body as { readonly refresh_token?: unknown } | undefined)?.refresh_token;
  const token = session ?? named;
  if (!user || typeof token !== 'string') throw unknown();
  const own = await database<Session>('directus_sessions')
    .where({ token, user })
    .where('expires', '>=', new Date())
    .first('token', 'next_token');
  // End no sessions if the named one has ended, or was renewed in another tab meanwhile.
  if (!own) throw unknown();
  const kept = [own.token, ...(own.next_token === null ? [] : [own.next_token])];
  await database<Session>('directus_sessions')
    .where({ user })
    .whereNotIn('token', kept)
    .where((others) => void others.whereNull('next_token').orWhereNotIn('next_token', kept))
    .delete();
}

function unknown(): DirectusRefusal {
  return new DirectusRefusal(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');
}
