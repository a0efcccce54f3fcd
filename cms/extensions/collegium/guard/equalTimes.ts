import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { around } from '../around.ts';
import { fewAtOnce } from './fewAtOnce.ts';
import type { Context } from '../directus.ts';

/** A log-in that has not been answered yet. */
interface Login {
  readonly begun: number;
  readonly password: string;
  /** The response waits for this. */
  work: Promise<unknown>;
}

/**
 * Makes all failed log-ins take the same time, so that the time does not reveal who has an account. Directus delays
 * every failure to `LOGIN_STALL_TIME`, but on a busy computer the check of a password hash takes longer than that.
 * So a log-in without a usable account checks a hash, too, and a log-in that is refused early waits just as long.
 *
 * @param verify checks a password against some hash
 * @returns a function for the current log-in, to call when Directus will check no password. Its argument says
 *   whether to skip the extra check as well, which a network over its limit must not be able to cause.
 */
export function equalTimes(
  { services: { AuthenticationService }, env }: Pick<Context, 'services' | 'env'>,
  verify: Verify = dummyCheck(),
): (skipsCheck?: Promise<boolean>) => void {
  const logins = new AsyncLocalStorage<Login>();
  const stall = Number(env['LOGIN_STALL_TIME']);
  around(AuthenticationService, 'login', (_service, proceed, input) => {
    const { password } = (input[1] ?? {}) as { readonly password?: unknown };
    const login: Login = {
      begun: performance.now(),
      password: typeof password === 'string' ? password : '',
      work: Promise.resolve(),
    };
    return logins.run(login, async () => {
      try {
        return await proceed(...input);
      } finally {
        const rest = wait(Math.max(0, stall - (performance.now() - login.begun)));
        await Promise.allSettled([login.work, rest]);
      }
    });
  });

  return (skipsCheck = Promise.resolve(false)) => {
    const login = logins.getStore();
    if (!login) return;
    const { password } = login;
    login.work = skipsCheck.then((skips) => (skips ? undefined : verify(password)));
    // The log-in awaits this promise later. Until then, a rejection must not count as unhandled.
    login.work.catch(() => undefined);
  };
}

type Verify = (password: string) => Promise<unknown>;

/** Checks a password against a hash of the same kind and cost as those of Directus. */
function dummyCheck(): Verify {
  let hash: Promise<string> | undefined;
  return async (password) => {
    const [{ generateHash }, { default: argon2 }] = await Promise.all([
      import('@directus/api/utils/generate-hash'),
      import('argon2'),
    ]);
    hash ??= generateHash('nobody has this password');
    const known = await hash;
    return fewAtOnce(() => argon2.verify(known, password));
  };
}
