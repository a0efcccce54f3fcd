import { getAccountabilityForRole } from '@directus/api/utils/get-accountability-for-role';
import { errorCode } from '../errorCode.ts';
import { listenAddressIn } from '../../../running/identity.ts';
import { localUrl } from '../../../running/localUrl.ts';
import { canaryCollection, canaryRecord } from '../../../schema/canary.ts';
import type { Context, Register } from '../directus.ts';

/**
 * Tries to read a record that only administrators may read: at the start, each hour, and after each change
 * of access rights. If anybody else can read it, Directus ignores its access rights, or somebody has opened
 * them. Administrators are then notified.
 */
export function watchCanary({ action, schedule }: Register, context: Context): void {
  const { database, logger } = context;
  let lastReported = '';

  const look = async () => {
    if (!(await database.schema.hasTable(canaryCollection))) return;
    await database(canaryCollection).insert(canaryRecord).onConflict('id').ignore();
    const readers = [...(await anonymousReaders(context)), ...(await rolesThatRead(context))];
    const found = readers.join(', ');
    if (found !== '') logger.error(`${canaryCollection}: expected no readers, found ${found}.`);
    if (found !== '' && found !== lastReported) await tellAdministrators(context, found);
    lastReported = found;
  };
  const lookOrLog = () =>
    look().catch((error: unknown) => {
      // The message of a database error contains values.
      logger.error(
        `The record that nobody may read (${canaryCollection}) could not be checked: ${errorCode(error)}`,
      );
    });

  let soon: NodeJS.Timeout | undefined;
  action('server.start', lookOrLog);
  schedule('23 * * * *', lookOrLog);
  for (const rights of ['permissions', 'policies', 'access', 'roles']) {
    for (const change of ['create', 'update', 'delete']) {
      // Debounced, and delayed until Directus has invalidated its cache of access rights.
      action(`${rights}.${change}`, () => {
        clearTimeout(soon);
        soon = setTimeout(() => void lookOrLog(), 1000).unref();
      });
    }
  }
}

/**
 * Asks Directus over HTTP without a log-in, as a visitor would.
 *
 * @returns `everybody` if one of the requests shows the canary
 */
async function anonymousReaders({ env }: Context): Promise<readonly string[]> {
  const url = localUrl(listenAddressIn(env));
  const graphql = encodeURIComponent(`{ ${canaryCollection} { id word } }`);
  const paths = [
    `/items/${canaryCollection}`,
    `/items/${canaryCollection}/${canaryRecord.id}`,
    `/graphql?query=${graphql}`,
  ];
  const texts = await Promise.all(paths.map(async (path) => (await fetch(url + path)).text()));
  return texts.some((text) => text.includes(canaryRecord.word)) ? ['everybody'] : [];
}

/** Returns the names of all roles, except administrators', that can read the canary. */
async function rolesThatRead({
  database,
  getSchema,
  services,
}: Context): Promise<readonly string[]> {
  const schema = await getSchema();
  const roles = await database<Role>('directus_roles').orderBy('name').select('id', 'name');
  const found = await Promise.all(
    roles.map(async ({ id, name }) => {
      const who = { database, schema, accountability: null };
      const accountability = await getAccountabilityForRole(id, who);
      if (accountability.admin) return [];
      const items = new services.ItemsService(canaryCollection, { schema, accountability });
      const rows = await items.readByQuery({ limit: 1 }).catch(() => []);
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

interface Role {
  readonly id: string;
  readonly name: string;
}

/** Notifies all administrators in Directus, and by mail unless they have switched that off. */
async function tellAdministrators(
  { database, getSchema, services }: Context,
  readers: string,
): Promise<void> {
  const given = database('directus_access as access')
    .join('directus_policies as policies', 'policies.id', 'access.policy')
    .where('policies.admin_access', true);
  const administrators = await database<Account>('directus_users')
    .where('status', 'active')
    .where(
      (user) =>
        void user
          .whereIn('role', given.clone().whereNotNull('access.role').select('access.role'))
          .orWhereIn('id', given.clone().whereNotNull('access.user').select('access.user')),
    )
    .select('id');
  const notifications = new services.NotificationsService({ schema: await getSchema() });
  for (const { id: recipient } of administrators) {
    await notifications.createOne({ recipient, subject, message: message(readers) });
  }
}

interface Account {
  readonly id: string;
  readonly status: string;
}

const subject = 'Directus zeigt geschützte Daten / Directus reveals protected data';

function message(readers: string): string {
  return `Ein Eintrag, den niemand lesen darf, ist lesbar für: ${readers}. Nehmen Sie Directus vom Netz, bis die Rechte (Einstellungen → Zugriffsrichtlinien) wieder stimmen.

A record that nobody may read can be read by: ${readers}. Take Directus off the network until its rights (Settings → Access Policies) are as they should be.`;
}
