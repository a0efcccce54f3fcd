import { TokenExpiredError } from '@directus/errors';
import type { Accountability, Context, DirectusRequest, Register } from '../directus.ts';
import { endLogin, oneAtATime } from './endLogin.ts';
import { claimsOf, claimsOfRequest, verifiedClaimsOf, type TokenClaims } from './tokenClaims.ts';

/**
 * Refuses a token whose session has ended, or of an account that has changed since. In Directus 11.17.4, an access token
 * is valid for 15 minutes, also after a log-out, a new password, or the end of all other sessions. An administrator could
 * make another administrator in that time. A token also names the role of its account, so somebody who worked in Directus
 * kept a withdrawn role for up to a day.
 *
 * Websites and Directus' interface renew an expired token. The renewal fails if the session has ended or the account is
 * blocked, and otherwise gives the new role.
 *
 * All tabs of a browser have the same cookie. If a cookie arrives after its session has been renewed, somebody renewed a
 * copy of it, probably a thief. Directus refuses the late cookie, even for a log-out, but the thief's session would go on.
 * So all sessions of that log-in are ended.
 */
export function refuseOutdatedTokens({ filter, init }: Register, { database }: Context): void {
  // Before Directus looks for a response in its cache (`CACHE_ENABLED`).
  filter('authenticate', async (accountability, { req }) => {
    const { originalUrl, token } = req as RequestWithToken;
    // Directus itself refuses a forged or expired token, and looks up the owner of a static one.
    const claims = verifiedClaimsOf(token);
    const { session } = claims;
    if (session !== undefined && !(await isOpen(session))) {
      await oneAtATime(() => endLogin(database, session));
    }
    // Log-ins and renewals do not depend on the token.
    const isLogin = /^\/auth(?:[/?]|$)/.test(originalUrl);
    if (!isLogin && !(await isCurrent(claims, accountability as Accountability))) {
      throw new TokenExpiredError();
    }
    return accountability;
  });

  init('middlewares.after', ({ app }) => {
    app.use((request: RequestWithToken, _response, next) => {
      claimsOfRequest.run(claimsOf(request.token), () => next());
    });
  });

  async function isCurrent(claims: TokenClaims, accountability: Accountability): Promise<boolean> {
    const { id: user } = claims;
    if (user === undefined) return true;
    const account = await database<Account>('directus_users')
      .where({ id: user })
      .first('status', 'role');
    if (account?.status !== 'active' || account.role !== claims.role) return false;
    // Directus looks up the session of a cookie.
    if (claims.session !== undefined) return true;
    const session = await sessionOf(user, claims.collegium_session);
    // Set the session, as Directus does for a cookie: it keeps the session in which the password was changed.
    if (session) accountability.session = session.token;
    return session !== undefined;
  }

  /** @param id the beginning of the session's token */
  async function sessionOf(user: string, id = ''): Promise<Session | undefined> {
    if (id === '') return undefined;
    return openSessions().where({ user }).where('token', 'like', `${id}%`).first('token');
  }

  async function isOpen(token: string): Promise<boolean> {
    return (await openSessions().where({ token }).first('token')) !== undefined;
  }

  function openSessions() {
    return database<Session>('directus_sessions').where('expires', '>=', new Date());
  }
}

/** A request, with the token that it brought. */
type RequestWithToken = DirectusRequest & { readonly token?: string | null };

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
