import { AsyncLocalStorage } from 'node:async_hooks';
import { LocalAuthDriver } from '@directus/api/auth/drivers/local';
import { InvalidCredentialsError } from '@directus/errors';
import { around } from '../around.ts';
import type { Context } from '../directus.ts';
import { endLogin, oneAtATime } from './endLogin.ts';
import {
  claimsOfRequest,
  loginIdLength,
  loginIdOf,
  sessionIdOf,
  withClaims,
  type TokenClaims,
} from './tokenClaims.ts';

/**
 * Makes each access token belong to a session (outdatedTokens.ts refuses it when that has ended), and makes the end of a
 * session final. In Directus 11.17.4, sessions survive their end if something else happens at the same time:
 *
 * - A log-in reads the old password, compares it for 180 ms, and then begins a session. Whoever logs in repeatedly with a
 *   stolen password has a session after the owner has changed it.
 * - The renewal of a cookie marks the old session, and then begins a new one, also if the old one was deleted in between.
 * - A log-out ends one session. A renewed cookie is valid for ten more seconds, and so is whatever others have
 *   renewed with a stolen token or cookie. So a renewed session keeps the beginning of its token, by which a log-out
 *   finds all sessions that come from the same log-in.
 */
export function endSessionsForGood({ database, services: { AuthenticationService } }: Context) {
  const logins = new AsyncLocalStorage<{ password?: string | null }>();
  around(LocalAuthDriver, 'verify', (_driver, proceed, input) => {
    const login = logins.getStore();
    if (login) login.password = (input[0] as Account).password;
    return proceed(...input);
  });

  around(AuthenticationService, 'login', async (_service, proceed, input) => {
    const login: { password?: string | null } = {};
    const tokens = (await logins.run(login, () => proceed(...input))) as Tokens;
    const account = await database<Account>('directus_users')
      .where({ id: tokens.id })
      .first('password');
    // After a log-in by an external service (SSO), no password was compared.
    const isSame = login.password === undefined || login.password === account?.password;
    if (!isSame) await refuse(tokens);
    return withSessionClaims(tokens, { collegium_login: Date.now() });
  });

  around(AuthenticationService, 'refresh', (_service, proceed, input) =>
    oneAtATime(async () => {
      const [before, { session: isCookie = false } = {}] = input as Renewal;
      // Directus would fail: it would give this session the token of its successor, which exists already.
      if (!isCookie && before && (await sessionOf(before))?.next_token) {
        throw new InvalidCredentialsError();
      }
      const tokens = await fromSameLogin(before ?? '', (await proceed(...input)) as Tokens);
      if (!isCookie) return withSessionClaims(tokens);
      if (!(await sessionOf(before ?? ''))) await refuse(tokens);
      const { session, collegium_login: at } = claimsOfRequest.getStore() ?? {};
      const known = session === before && at !== undefined ? { collegium_login: at } : {};
      return withSessionClaims(tokens, { ...known, session: tokens.refreshToken });
    }),
  );

  around(AuthenticationService, 'logout', (_service, proceed, input) =>
    oneAtATime(async () => {
      await proceed(...input);
      await endLogin(database, String(input[0]));
    }),
  );

  /** Gives a new session the beginning of the token that it replaces. */
  async function fromSameLogin(before: string, tokens: Tokens): Promise<Tokens> {
    const refreshToken = loginIdOf(before) + tokens.refreshToken.slice(loginIdLength);
    for (const field of ['token', 'next_token'] as const) {
      await database<Session>('directus_sessions')
        .where({ [field]: tokens.refreshToken })
        .update({ [field]: refreshToken });
    }
    return { ...tokens, refreshToken };
  }

  function sessionOf(token: string): Promise<Session | undefined> {
    return database<Session>('directus_sessions').where({ token }).first('next_token');
  }

  async function end(token: string): Promise<void> {
    await database<Session>('directus_sessions').where({ token }).delete();
  }

  async function refuse({ refreshToken }: Tokens): Promise<never> {
    await end(refreshToken);
    throw new InvalidCredentialsError();
  }
}

/** Adds claims to the access token: the id of its session, and others. */
function withSessionClaims(tokens: Tokens, claims: TokenClaims = {}): Tokens {
  const collegium_session = sessionIdOf(tokens.refreshToken);
  return {
    ...tokens,
    accessToken: withClaims(tokens.accessToken, { collegium_session, ...claims }),
  };
}

interface Tokens {
  readonly accessToken: string;
  /** The token of the session. */
  readonly refreshToken: string;
  /** The account. */
  readonly id: string;
}

type Renewal = readonly [token: string | undefined, options?: { readonly session?: boolean }];

interface Account {
  readonly id: string;
  readonly password: string | null;
}

interface Session {
  readonly token: string;
  readonly next_token: string | null;
}
