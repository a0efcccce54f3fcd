import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { around } from '../collegium-forms/around.ts';
import { fewAtOnce } from './fewAtOnce.ts';
import type { Context } from './register.ts';

/** What a log-in is still to take before it is answered. */
interface Login {
  readonly begun: number;
  readonly password: string;
  work: Promise<unknown>;
}

/**
 * Has every log-in take as long. Directus answers no wrong one before `LOGIN_STALL_TIME`; but where the
 * password of an account is looked at, on a busy computer, that may take longer. So whoever has no account, or
 * one that lets nobody in, is worth the same work; and a log-in that was refused before it waits as they do.
 *
 * @returns what is to be called where no password will be looked at; given whether whoever asks is worth no work,
 *   whatever account they name
 */
export function equalTimes(
  { services: { AuthenticationService }, env }: Pick<Context, 'services' | 'env'>,
  verify: Verify = passwordWork(),
): (isWorthNone?: Promise<boolean>) => void {
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

  return (isWorthNone = Promise.resolve(false)) => {
    const login = logins.getStore();
    if (!login) return;
    const { password } = login;
    login.work = isWorthNone.then((isNone) => (isNone ? undefined : verify(password)));
    // The log-in looks at it later.
    login.work.catch(() => undefined);
  };
}

type Verify = (password: string) => Promise<unknown>;

/** The work of looking at a password, by a hash such as Directus keeps. */
function passwordWork(): Verify {
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
