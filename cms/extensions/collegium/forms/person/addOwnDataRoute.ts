import { ownDataPath } from '../../../../../contract/members/addresses.ts';
import type { Context, Register, Row } from '../../directus.ts';
import { Limits } from '../endpoint/limits.ts';
import { hour } from '../../hour.ts';
import { DirectusRefusal } from '../../DirectusRefusal.ts';
import type { Settings } from '../settings.ts';
import { addJsonRoute } from './addJsonRoute.ts';
import { keysOf, recordsOf } from './findPerson.ts';
import type { Key, DataAccess } from './itemsOf.ts';

/** More than anybody needs. Each request reads several tables. */
const maxAnHour = 20;

/** The endpoint at which members get all data stored about their account. */
export function addOwnDataRoute(register: Register, context: Context, settings: Settings): void {
  const limits = new Limits(settings.keyFor('counts'));
  const { database } = context;
  addJsonRoute(register, { method: 'GET', path: ownDataPath }, async ({ accountability }) => {
    const user = accountability?.user;
    if (!user) throw new DirectusRefusal(401, 'INVALID_CREDENTIALS', 'Invalid user credentials.');
    const ofUser = { name: 'own data of', of: user, max: maxAnHour, seconds: hour };
    await limits.count(database, [ofUser]);
    return ownData({ context, schema: await context.getSchema(), database }, user);
  });
}

/**
 * Returns all data of an account and its confirmed newsletter subscription. Messages and unconfirmed
 * sign-ups are left out: anybody may have sent them with this address.
 */
async function ownData(access: DataAccess, user: string): Promise<Record<string, readonly Row[]>> {
  const own = {
    directus_users: [user],
    subscribers: await subscriptionOf(access, user),
  };
  const records = await recordsOf(access, await keysOf(access, own));
  return Object.fromEntries(Object.entries(records).filter(([, { length }]) => length > 0));
}

async function subscriptionOf({ database }: DataAccess, user: string): Promise<Key[]> {
  const address = database('directus_users')
    .where({ id: user })
    .select(database.raw('LOWER(email)'));
  return database('subscribers')
    .whereRaw('LOWER(email) = (?)', [address])
    .whereNotNull('confirmed_at')
    .pluck<Key[]>('id');
}
