import type { Knex } from 'knex';
import * as z from 'zod/mini';
import {
  retentionSchema,
  retentionSettings,
  type Retention,
} from '../../../../../data/kinds/retention.ts';
import type { Context, Register } from '../../directus.ts';
import { errorCode } from '../../errorCode.ts';
import { inTransaction } from '../endpoint/inTransaction.ts';
import { type Limit, Limits } from '../endpoint/limits.ts';
import { hour } from '../../hour.ts';
import { Refusal } from '../endpoint/Refusal.ts';
import { RetentionProblem } from '../RetentionProblem.ts';
import { isInstalled } from '../mail/outbox.ts';
import type { Settings } from '../settings.ts';
import { deleteUnsubscribed } from '../subscribers/unsubscribed.ts';
import { deleteOld } from './deleteOld.ts';

/**
 * Deletes personal data each day by the retention settings, from which the privacy statement is worded as
 * well. An installation that was not running at the time does it at the next start. Of several instances
 * only one does it.
 */
export function deleteDaily(
  { init, schedule }: Register,
  context: Context,
  settings: Settings,
): void {
  const { database, env, logger } = context;
  const time = readTime(env);
  const limits = new Limits(settings.keyFor('retention'));

  const run = async () => {
    try {
      if (await isInstalled(database))
        await deleteOnce(database, limits, lastDue(time, new Date()));
    } catch (error) {
      const reason = error instanceof RetentionProblem ? error.message : errorCode(error);
      logger.error(`The daily deletion of personal data failed: ${reason}`);
    }
  };
  schedule(`${time.minute} ${time.hour} * * *`, run);
  // Nothing awaits the deletion, so visitors do not wait for it.
  init('app.after', () => void run());
}

interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

/** @throws Error in one line, if the variable has a wrong value */
function readTime(env: Readonly<Record<string, unknown>>): TimeOfDay {
  const { success, data } = timeSchema.safeParse(env['CMS_RETENTION_TIME']);
  if (!success) throw new Error('CMS_RETENTION_TIME: expected a time of day such as 03:30.');
  const [hours = '', minutes = ''] = data.split(':');
  return { hour: Number(hours), minute: Number(minutes) };
}

const timeSchema = z._default(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), '03:30');

function lastDue({ hour: hours, minute }: TimeOfDay, now: Date): Date {
  const due = new Date(now);
  due.setHours(hours, minute, 0, 0);
  if (due > now) due.setDate(due.getDate() - 1);
  return due;
}

/**
 * Runs the deletion for this day, unless another instance has. The claim is part of the transaction: if the
 * deletion fails, the next try runs it.
 */
async function deleteOnce(database: Knex, limits: Limits, due: Date): Promise<void> {
  const once: Limit = { name: 'deletion of', of: due.toISOString(), max: 1, seconds: 48 * hour };
  try {
    await limits.assertRoom(database, [once]);
    await inTransaction(database, async (transaction) => {
      await limits.count(transaction, [once]);
      await deleteUnsubscribed(transaction, new Date());
      await deleteOld(transaction, await readRetention(transaction), new Date());
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** @throws RetentionProblem */
async function readRetention(database: Knex): Promise<Retention> {
  const row = ((await database('project').first('*')) ?? {}) as Readonly<Record<string, unknown>>;
  const { success, data, error } = retentionSchema.safeParse(
    Object.fromEntries(
      retentionSettings.map((name) => [name, row[`retention_${name}`] ?? undefined]),
    ),
  );
  if (success) return data;
  const [issue] = error.issues;
  throw new RetentionProblem(
    `project: retention_${issue?.path.join('.') ?? ''}: expected ${issue?.message ?? ''}.`,
  );
}
