import { InvalidCredentialsError } from '@directus/errors';
import { networkOf } from '../collegium-forms/door/networkOf.ts';
import { codeOf } from '../collegium-forms/mail/codeOf.ts';
import { addresseeOf } from './addressee.ts';
import { equalTimes } from './equalTimes.ts';
import { isTooMany, limit } from './limit.ts';
import { lockMail } from './lockMail.ts';
import type { Context, EventContext, Register } from './register.ts';

/** Wrong passwords from one network (see networkOf) for one account: more than anybody mistypes. */
const forAccountFromNetwork = 10;
/** For one account from wherever it was never signed in from, lest networks be changed. */
const forAccount = 50;
/** From one network for all accounts, lest one password be tried on each. */
const fromNetwork = 100;

/**
 * Whoever guesses at passwords has to wait, and waiting is all: Directus would suspend the account for
 * good, so that anybody could lock out anybody. The wait ends by itself, and sessions go on. Its owner
 * is told by mail, and gets in from where they have signed in before, unless the guessing comes from
 * there.
 *
 * A locked account answers as a wrong password and an unknown address do, and as late, so that nobody
 * learns who has an account here. From a locked network no password is looked at, whoever's: that is the work of
 * which somebody could ask for too much.
 */
export function limitLogins(register: Register, context: Context): void {
  const { filter, action } = register;
  const { env, database } = context;
  const seconds = Number(env['CMS_LOCK_SECONDS']);
  const ofPair = limit('pair', forAccountFromNetwork, seconds);
  const ofAccount = limit('account', forAccount, seconds);
  const ofNetwork = limit('address', fromNetwork, seconds);
  const ofMail = limit('mail', 1, seconds);
  const noPasswordIsLookedAt = equalTimes(context);

  // Counted before the password is looked at, since a thousand may be tried at the same time.
  filter('auth.login', async (payload, { user }, { accountability }) => {
    // Whoever has no account here is counted when the log-in has failed, and has nothing to lock.
    if (typeof user !== 'string') return payload;
    const network = networkIn(accountability);
    // No work is done for it, and no mail is sent.
    if (await isTooMany(ofNetwork, network)) throw new InvalidCredentialsError();
    const isRepeated = await isTooMany(ofPair, `${user} ${network}`);
    const isLocked = isRepeated || (await isAttacked(user, network));
    if (isLocked || !(await hasPassword(user))) noPasswordIsLookedAt();
    if (!isLocked) return payload;
    if (!(await isTooMany(ofMail, user))) await tell(user);
    throw new InvalidCredentialsError();
  });

  action('auth.login', async ({ status, user }, { accountability }) => {
    const network = networkIn(accountability);
    if (typeof user !== 'string') {
      const isStrange = isTooMany(ofNetwork, network);
      noPasswordIsLookedAt(isStrange);
      await isStrange;
    } else if (status === 'success') {
      await Promise.all([
        ofPair.delete(`${user} ${network}`),
        ofAccount.reward(user),
        ofNetwork.reward(network),
      ]);
    }
  });

  /** Who is blocked, or has not yet accepted an invitation, is refused without a look at it. */
  async function hasPassword(id: string): Promise<boolean> {
    const account = await database<Account>('directus_users')
      .where({ id })
      .first('status', 'password');
    return account?.status === 'active' && Boolean(account.password);
  }

  async function isAttacked(user: string, network: string): Promise<boolean> {
    if (!(await isTooMany(ofAccount, user))) return false;
    const before: readonly LogEntry[] = await database('directus_activity')
      .where({ action: 'login', user })
      .whereNotNull('ip')
      .distinct('ip');
    return !before.some(({ ip }) => networkOf(ip) === network);
  }

  /** The log-in's answer must not wait for a mail server. */
  async function tell(id: string): Promise<void> {
    const owner = await addresseeOf(database, id);
    if (!owner) return;
    const service = new context.services.MailService({ schema: await context.getSchema() });
    const mail = { to: owner.email, ...lockMail(owner.language, seconds) };
    Promise.resolve(service.send(mail)).catch((error: unknown) =>
      context.logger.error(`Could not send a mail about a lock: ${codeOf(error)}`),
    );
  }
}

interface Account {
  readonly id: string;
  readonly status: string;
  readonly password: string | null;
}

interface LogEntry {
  readonly ip: string;
}

function networkIn(accountability: EventContext['accountability']): string {
  return networkOf(accountability?.ip ?? undefined);
}
