import type { Knex } from 'knex';
import { collections } from '../../../../data/sources/directus/collections.ts';
import { flowVariables } from '../../../schema/flows.ts';
import { redirectTo } from '../../../schema/redirectTo.ts';
import { pageAddresses, placedKinds } from '../addresses/pageAddresses.ts';
import { redirectsIn } from '../addresses/redirects.ts';
import { redirectsFrom, successorsOf } from '../addresses/withdrawnPages.ts';
import call from '../call/api.ts';
import type { Context, Database, Register } from '../directus.ts';
import { errorCode } from '../errorCode.ts';
import {
  callStateTable,
  claimCall,
  noteCalled,
  noteFailedCall,
  readCallState,
  type CallState,
} from './callState.ts';

/** Every ten seconds, at the beginning of a minute as well: editors choose whole minutes. */
const rule = '0,10,20,30,40,50 * * * * *';

/**
 * Calls the build hook when scheduled content becomes public, and when content is withdrawn. All items that are due cause
 * one call, also those of the time when Directus was not running. Of several instances, one calls.
 */
export function publishDue({ init, schedule }: Register, context: Context): void {
  const { database, logger } = context;
  let isInstalled = false;
  const run = async () => {
    try {
      isInstalled ||= await hasColumns(database);
      if (isInstalled) await report(context);
    } catch (error) {
      logger.error(`Scheduled content could not be read: ${errorCode(error)}`);
    }
  };
  schedule(rule, run);
  // Not awaited, so that visitors do not have to wait for it.
  init('app.after', () => void run());
}

/** The kinds of the website whose items have a time. Members' content needs no build. */
const kinds = placedKinds.filter((kind) => collections[kind].workflow);

/** Directus starts schedules before the seed. */
async function hasColumns({ schema }: Database): Promise<boolean> {
  if (!(await schema.hasTable(callStateTable))) return false;
  if (!(await schema.hasColumn(callStateTable, 'called_by'))) return false;
  for (const kind of kinds) {
    if (!(await schema.hasColumn(collections[kind].collection, 'withdraw_on'))) return false;
  }
  return schema.hasColumn('pages', redirectTo);
}

async function report(context: Context): Promise<void> {
  const { database, env, logger } = context;
  const now = Date.now();
  const state = await readCallState(database, now);
  // The clock was ahead.
  if (state.doneUntil > now) return noteCalled(database, now);
  const due = await readDue(database, state, now);
  if (due.length === 0 || !(await claimCall(database, state, now))) return;
  try {
    await updateRedirects(due, context);
    if (isSet(env[flowVariables.hook])) await call.handler({ address: 'build' }, { env, database });
    await noteCalled(database, now);
  } catch (error) {
    const pause = await noteFailedCall(database, state, now);
    logger.error(
      `The build hook could not be called for scheduled content: ${reasonOf(error)}. Next try in ${pause} s.`,
    );
  }
}

/** The items of a kind that became public or were withdrawn. */
interface Due {
  readonly kind: (typeof kinds)[number];
  readonly ids: readonly number[];
}

async function readDue(
  database: Database,
  { doneUntil }: CallState,
  now: number,
): Promise<readonly Due[]> {
  const period = [new Date(doneUntil), new Date(now)] as const;
  const found: Due[] = [];
  for (const kind of kinds) {
    const ids = await database(collections[kind].collection)
      .where((either) => {
        void either.where('status', 'scheduled').where(isWithin('publish_on', period));
      })
      .orWhere((either) => {
        void either
          .whereIn('status', ['published', 'scheduled'])
          .where(isWithin('withdraw_on', period));
      })
      .pluck<number[]>('id');
    if (ids.length > 0) found.push({ kind, ids });
  }
  return found;
}

/** After the first time, until the second one. */
function isWithin(column: string, [after, until]: readonly [Date, Date]) {
  return (query: Knex.QueryBuilder) =>
    void query.where(column, '>', after).where(column, '<=', until);
}

/**
 * Redirects visitors of withdrawn pages to the pages that editors chose, and deletes the redirects to the other withdrawn
 * pages, as when an editor archives a page: the build refuses a redirect that leads nowhere.
 */
async function updateRedirects(due: readonly Due[], context: Context): Promise<void> {
  const { database, getSchema } = context;
  const paths: string[] = [];
  const replaced: { readonly from: string; readonly to: string }[] = [];
  for (const { kind, ids } of due) {
    const addresses = await pageAddresses(database, kind, ids);
    const gone = addresses.filter(({ visibility }) => visibility === 'hidden');
    const successors = await successorsOf(database, kind, ids);
    const added = await redirectsFrom(database, gone, successors);
    const kept = new Set(added.map(({ from }) => from));
    replaced.push(...added);
    paths.push(...gone.map(({ path }) => path).filter((path) => !kept.has(path)));
  }
  const redirects = redirectsIn(context, { database, schema: await getSchema() });
  // The flow that publishes changes would call the hook, too.
  const silently = { emitEvents: false };
  await redirects.removeTo(paths, silently);
  // A failed call of the hook is repeated.
  await redirects.removeFrom(
    replaced.map(({ from }) => from),
    silently,
  );
  await redirects.add(replaced, silently);
}

function isSet(variable: unknown): boolean {
  return typeof variable === 'string' && variable !== '';
}

/** Without the address of the hook, which is a secret. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause === undefined ? message : errorCode(cause);
}
