import { InvalidCredentialsError } from '@directus/errors';
import { networkOf } from '../forms/endpoint/networkOf.ts';
import { codeOf } from '../forms/mail/codeOf.ts';
import { addresseeOf } from './addressee.ts';
import { equalTimes } from './equalTimes.ts';
import { isTooMany, limit } from './limit.ts';
import { lockMail } from './lockMail.ts';
import type { Context, EventContext, Register } from '../directus.ts';

/** Wrong passwords for one account from one network (`networkOf`): more than anybody mistypes. */
const forAccountFromNetwork = 10;
/** Wrong passwords for one account from all networks: limits attackers who change networks. */
const forAccount = 50;
/** Wrong passwords from one network for all accounts: limits attackers who try one password on each account. */
const fromNetwork = 100;

/**
 * Limits the number of wrong passwords. Over a limit, log-ins fail for `CMS_LOCK_SECONDS`; sessions continue.
 * Directus would suspend the account until an administrator acts, so that anybody could lock out anybody.
 *
 * The owner of a locked account gets a mail, and can still log in from a network that they have used before,
 * unless the wrong passwords come from that network.
 *
 * A locked account, a wrong password and an unknown address get the same response after the same time, so that
 * nobody learns who has an account. For a network over its limit no password is checked at all: each check costs
 * processor time, and an attacker could ask for too many.
 */
export function limitLogins(register: Register, context: Context): void {
  const { filter, action } = register;
  const { env, database } = context;
  const seconds = Number(env['CMS_LOCK_SECONDS']);
  const ofPair = limit('pair', forAccountFromNetwork, seconds);
  const ofAccount = limit('account', forAccount, seconds);
  const ofNetwork = limit('network', fromNetwork, seconds);
  const ofMail = limit('mail', 1, seconds);
  const spendPasswordTime = equalTimes(context);

  // Count before the password is checked: a thousand log-ins may arrive at the same time.
  filter('auth.login', async (payload, { user }, { accountability }) => {
    // Log-ins with an unknown address are counted after they fail (below). There is no account to lock.
    if (typeof user !== 'string') return payload;
    const network = networkIn(accountability);
    // Refuse without a password check and without a mail.
    if (await isTooMany(ofNetwork, network)) throw new InvalidCredentialsError();
    const isRepeated = await isTooMany(ofPair, `${user} ${network}`);
    const isLocked = isRepeated || (await isAttacked(user, network));
    if (isLocked || !(await hasPassword(user))) spendPasswordTime();
    if (!isLocked) return payload;
    if (!(await isTooMany(ofMail, user))) await notifyOwner(user);
    throw new InvalidCredentialsError();
  });

  action('auth.login', async ({ status, user }, { accountability }) => {
    const network = networkIn(accountability);
    if (typeof user !== 'string') {
      const isOverLimit = isTooMany(ofNetwork, network);
      spendPasswordTime(isOverLimit);
      await isOverLimit;
    } else if (status === 'success') {
      await Promise.all([
        ofPair.delete(`${user} ${network}`),
        ofAccount.reward(user),
        ofNetwork.reward(network),
      ]);
    }
  });

  /** Directus refuses suspended and invited accounts without checking the password. */
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

  /** Does not wait for the mail server: the response to the log-in must not depend on it. */
  async function notifyOwner(id: string): Promise<void> {
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
