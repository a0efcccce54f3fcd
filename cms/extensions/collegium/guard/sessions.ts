import { AsyncLocalStorage } from 'node:async_hooks';
import { LocalAuthDriver } from '@directus/api/auth/drivers/local';
import { InvalidCredentialsError } from '@directus/errors';
import { around } from '../around.ts';
import type { Context } from '../directus.ts';
import { claimsOfRequest, sessionIdOf, withClaims } from './tokenClaims.ts';

/**
 * Makes each access token belong to a session (currentAccounts.ts refuses it when that has ended), and makes the end of a
 * session final. In Directus 11.17.4, sessions survive their end if something else happens at the same time:
 *
 * - A log-in reads the old password, compares it for 180 ms, and then begins a session. Whoever logs in repeatedly with a
 *   stolen password has a session after the owner has changed it.
 * - The renewal of a cookie marks the old session, and then begins a new one, also if the old one was deleted in between.
 * - A log-out with a cookie leaves the session that a renewal has just begun with it.
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
    // After another log-in service, no password was compared.
    const isSame = login.password === undefined || login.password === account?.password;
    if (!isSame) await refuse(tokens);
    return belonging(tokens, Date.now());
  });

  around(AuthenticationService, 'refresh', async (_service, proceed, input) => {
    const [before, { session: isCookie = false } = {}] = input as Renewal;
    const tokens = (await proceed(...input)) as Tokens;
    if (!isCookie) return belonging(tokens);
    if (!(await sessionOf(before))) await refuse(tokens);
    const { session, collegium_login: at } = claimsOfRequest.getStore() ?? {};
    return belonging(tokens, session === before ? at : undefined);
  });

  around(AuthenticationService, 'logout', async (_service, proceed, input) => {
    const session = await sessionOf(input[0] as string);
    await proceed(...input);
    if (session?.next_token) await end(session.next_token);
  });

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

/** @param login when the person entered the password, in ms, if that is known */
function belonging(tokens: Tokens, login?: number): Tokens {
  const claims = {
    collegium_session: sessionIdOf(tokens.refreshToken),
    ...(login !== undefined && { collegium_login: login }),
  };
  return { ...tokens, accessToken: withClaims(tokens.accessToken, claims) };
}

interface Tokens {
  readonly accessToken: string;
  /** The token of the session. */
  readonly refreshToken: string;
  /** The account. */
  readonly id: string;
}

type Renewal = readonly [token: string, options?: { readonly session?: boolean }];

interface Account {
  readonly id: string;
  readonly password: string | null;
}

interface Session {
  readonly token: string;
  readonly next_token: string | null;
}
