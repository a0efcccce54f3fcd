import { LocalAuthDriver } from '@directus/api/auth/drivers/local';
import { InvalidCredentialsError } from '@directus/errors';
import { around } from '../around.ts';
import { DirectusRefusal } from '../DirectusRefusal.ts';
import { fewAtOnce } from './fewAtOnce.ts';
import { isTooMany, limit } from './limit.ts';
import type { Context, Register } from '../directus.ts';
import { hour } from '../hour.ts';

/**
 * The maximum number of checks of an account's own password, and of codes of its second factor, within the lock time,
 * and of password changes per hour.
 */
const ofAccount = 10;

/** Seconds for which a used code is remembered: twice as long as a code is valid, to be safe. */
const codeSeconds = 60;

/**
 * Limits what logged-in users can do with passwords: keep the computer busy with hashing, or guess the
 * password of their account. Also limits codes: from somebody who has got into another person's session, Directus
 * 11.17.4 takes any number of codes to remove the second factor. With 200 in a second, one of the million codes is found within some hours. As a new
 * password needs no code, the account would then belong to the guesser, even after the session has ended. So a code
 * can be used once.
 */
export function limitPasswordWork(
  { filter }: Register,
  { services: { AuthenticationService, TFAService }, env }: Context,
): void {
  around(LocalAuthDriver, 'verify', (_driver, proceed, input) =>
    fewAtOnce(() => proceed(...input)),
  );

  const looks = limit('own-password', ofAccount, Number(env['CMS_LOCK_SECONDS']));
  around(AuthenticationService, 'verifyPassword', async (_service, proceed, input) => {
    if (await isTooMany(looks, String(input[0]))) throw new InvalidCredentialsError();
    return proceed(...input);
  });

  const used = limit('used-code', 1, codeSeconds);
  const codes = limit('own-code', ofAccount, Number(env['CMS_LOCK_SECONDS']));
  around(TFAService, 'verifyOTP', async ({ itemsService }, proceed, input) => {
    // A log-in has no user yet, and its own limits (logins.ts).
    const { user } = itemsService.accountability ?? {};
    if (user && (await isTooMany(codes, user))) throw tooMany();
    const isRight = await proceed(...input);
    // Directus 11.17.4 takes one code any number of times: anybody who sees the code could use it, too.
    return isRight && !(await isTooMany(used, `${String(input[0])} ${String(input[1])}`));
  });

  const changes = limit('new-password', ofAccount, hour);
  filter('users.update', async (payload, _meta, { accountability }) => {
    const isChange = (payload as { readonly password?: unknown }).password !== undefined;
    if (!isChange || !accountability || accountability.admin) return payload;
    if (await isTooMany(changes, accountability.user ?? '')) throw tooMany();
    return payload;
  });
}

function tooMany(): DirectusRefusal {
  return new DirectusRefusal(429, 'REQUESTS_EXCEEDED', 'Too many attempts. Try again later.');
}
