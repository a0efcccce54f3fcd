import isDirectusJWT from '@directus/api/utils/is-directus-jwt';
import { TokenExpiredError } from '@directus/errors';
import type { Context, DirectusRequest, Register } from '../directus.ts';
import { claimsOf, claimsOfRequest, type TokenClaims } from './tokenClaims.ts';

/**
 * Refuses a token whose session has ended, or of an account that has changed since. In Directus 11.17.4, an access token
 * is valid for 15 minutes, also after a log-out, a new password, or the end of all other sessions. An administrator could
 * make another administrator in that time. And a token says which role its account has: whoever worked in Directus kept a
 * role that had been taken away for a day.
 *
 * Websites and Directus' interface renew an expired token. The renewal fails if the session has ended or the account is
 * blocked, and otherwise gives the new role.
 */
export function refuseEarlierTokens({ init }: Register, { database }: Context): void {
  init('middlewares.after', ({ app }) => {
    app.use((request: Authenticated, _response, next) => {
      const claims = claimsOf(request.token);
      isCurrent(request, claims)
        .then((isIt) => {
          if (!isIt) throw new TokenExpiredError();
          claimsOfRequest.run(claims, () => next());
        })
        .catch(next);
    });
  });

  async function isCurrent(request: Authenticated, claims: TokenClaims): Promise<boolean> {
    const { accountability, originalUrl, token } = request;
    // Log-ins and renewals do not depend on the token, and Directus itself looks up the owner of a static token.
    if (!accountability?.user || !token || !isDirectusJWT(token)) return true;
    if (/^\/auth(?:[/?]|$)/.test(originalUrl)) return true;
    const { user } = accountability;
    const account = await database<Account>('directus_users')
      .where({ id: user })
      .first('status', 'role');
    if (account?.status !== 'active' || account.role !== accountability.role) return false;
    // Directus looks up the session of a cookie.
    if (claims.session !== undefined) return true;
    const session = await sessionOf(user, claims.collegium_session);
    // As for a cookie: Directus keeps the session in which the password was changed.
    if (session) accountability.session = session.token;
    return session !== undefined;
  }

  /** @param id the beginning of its token */
  async function sessionOf(user: string, id = ''): Promise<Session | undefined> {
    if (id === '') return undefined;
    return database<Session>('directus_sessions')
      .where({ user })
      .where('token', 'like', `${id}%`)
      .where('expires', '>=', new Date())
      .first('token');
  }
}

/** `token` is that of the request, which Directus has verified. */
type Authenticated = DirectusRequest & { readonly token?: string | null };

interface Account {
  readonly id: string;
  readonly status: string;
  readonly role: string | null;
}

interface Session {
  readonly token: string;
  readonly user: string;
  readonly expires: Date;
}
