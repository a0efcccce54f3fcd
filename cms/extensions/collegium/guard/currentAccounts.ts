import { createHmac } from 'node:crypto';
import isDirectusJWT from '@directus/api/utils/is-directus-jwt';
import { TokenExpiredError } from '@directus/errors';
import type { Context, Database, DirectusRequest, Register } from '../directus.ts';

/** The name of our claim in Directus' tokens. */
const claim = 'collegium_password';

/**
 * Refuses a token of an account that has changed since. Directus 11.17.4 ends the sessions of an account that is blocked or
 * has a new password, but an access token is valid for another 15 minutes, also for an administrator, who could make
 * another administrator with it. And a token says which role its account has: whoever worked in Directus kept a role
 * that had been taken away for a day.
 *
 * Websites and Directus' interface renew an expired token. The renewal fails if the account is blocked or has a new
 * password, and otherwise gives the new role.
 */
export function refuseEarlierTokens({ init, filter }: Register, { database, env }: Context): void {
  const markOf = (password: string | null) =>
    createHmac('sha256', String(env['SECRET'])).update(`password ${password}`).digest('base64url');

  filter('auth.jwt', async (payload, { user }) => {
    if (typeof user !== 'string') return payload;
    const account = await accountOf(database, user);
    return { ...(payload as object), [claim]: markOf(account?.password ?? null) };
  });

  init('middlewares.after', ({ app }) => {
    app.use((request: Authenticated, _response, next) => {
      isCurrent(request)
        .then((isIt) => next(isIt ? undefined : new TokenExpiredError()))
        .catch(next);
    });
  });

  async function isCurrent(request: Authenticated): Promise<boolean> {
    const { accountability, originalUrl, token } = request;
    // Log-ins and renewals do not depend on the token, and Directus itself looks up the owner of a static token.
    if (!accountability?.user || !token || !isDirectusJWT(token)) return true;
    if (/^\/auth(?:[/?]|$)/.test(originalUrl)) return true;
    const account = await accountOf(database, accountability.user);
    if (account?.status !== 'active' || account.role !== accountability.role) return false;
    const { session, [claim]: mark } = payloadOf(token);
    // Directus looks up the session of a cookie, and keeps the one in which the password was changed.
    return session !== undefined || mark === markOf(account.password);
  }
}

/** `token` is that of the request, which Directus has verified. */
type Authenticated = DirectusRequest & { readonly token?: string | null };

function payloadOf(token: string): Readonly<Record<string, unknown>> {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

interface Account {
  readonly id: string;
  readonly status: string;
  readonly role: string | null;
  readonly password: string | null;
}

function accountOf(database: Database, id: string): Promise<Account | undefined> {
  return database<Account>('directus_users').where({ id }).first('status', 'role', 'password');
}
