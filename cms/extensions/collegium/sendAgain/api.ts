import { ForbiddenError } from '@directus/errors';
import { sendAgainOperation } from '../../../schema/flows.ts';
import type { Accountability, Context } from '../directus.ts';
import { Limits } from '../forms/endpoint/limits.ts';
import { sendAgain } from '../forms/subscribers/sendAgain.ts';
import { readSettings } from '../forms/settings.ts';
import { expectRight } from '../guard/expectRight.ts';

/** The data that a flow with a button passes to its operations. */
interface FlowData {
  readonly $trigger?: {
    readonly body?: { readonly collection?: unknown; readonly keys?: unknown };
  } | null;
}

interface FlowContext extends Pick<Context, 'env' | 'database' | 'getSchema'> {
  readonly accountability: Accountability | null;
  readonly data: FlowData;
}

const subscribers = 'subscribers';

/**
 * Sends the mail that asks for a confirmation again, for the sign-up whose button was pressed. Checks itself that the
 * person may change this sign-up: an administrator may use the operation in a flow of their own.
 */
export default {
  id: sendAgainOperation,
  handler: async (
    _options: unknown,
    { env, database, getSchema, accountability, data }: FlowContext,
  ) => {
    const { collection, keys } = data.$trigger?.body ?? {};
    const [key, ...others] = Array.isArray(keys) ? (keys as readonly unknown[]) : [];
    const id = Number(key);
    if (!accountability?.user || collection !== subscribers) throw new ForbiddenError();
    if (others.length > 0 || !Number.isSafeInteger(id)) throw new ForbiddenError();
    const schema = await getSchema();
    await expectRight('update', subscribers, [id], { accountability, database, schema });
    await sendAgain(database, id, new Limits(readSettings(env).keyFor('counts')));
    return { queued: true };
  },
};
