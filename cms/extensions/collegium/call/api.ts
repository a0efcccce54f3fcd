import type { Accountability, Database } from '../directus.ts';
import { noteAccepted } from '../publishing/callState.ts';
import { publicationCalls } from '../metrics/publicationCalls.ts';

interface Options {
  readonly address: 'preview' | 'build';
}

type Environment = Readonly<Record<string, unknown>>;

/** The data that a flow passes to its operations. `$trigger` has a collection only for an event. */
interface FlowData {
  readonly $trigger?: { readonly event?: unknown; readonly collection?: unknown } | null;
}

interface Context {
  readonly env: Environment;
  readonly database: Database;
  readonly data?: FlowData;
  /** The account that has saved or pressed the button. Null or missing for scheduled content. */
  readonly accountability?: Pick<Accountability, 'user'> | null;
}

/**
 * Calls one of the two addresses that the operator has set (cms/environment.ts). Directus itself may not
 * call addresses in its own network, and the author of a flow can't make this operation call any other
 * address.
 */
export default {
  id: 'collegium-call',
  handler: async ({ address }: Options, { env, database, data, accountability }: Context) => {
    if (address === 'preview') return { status: await send(preview(env, data), address) };
    const status = await counted(async () => send(buildHook(env), address));
    await noteAccepted(database, { time: Date.now(), user: accountability?.user ?? null });
    return { status };
  },
};

async function counted(call: () => Promise<number>): Promise<number> {
  try {
    const status = await call();
    publicationCalls.inc({ result: 'accepted' });
    return status;
  } catch (error) {
    publicationCalls.inc({ result: 'failed' });
    throw error;
  }
}

/** @returns the status of an answer that accepts the call */
async function send(request: Request, address: string): Promise<number> {
  // No redirects: they could lead to an address that the operator has not set.
  const response = await fetch(request, {
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return response.status;
}

function preview(env: Environment, data: FlowData = {}): Request {
  return new Request(new URL('/__content-changed', String(env['CMS_PREVIEW_URL'])), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${String(env['CMS_PREVIEW_SECRET'])}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ collection: changedCollection(data) }),
  });
}

/**
 * The collection that a save has changed, or undefined after a deletion: items of other collections may
 * refer to the deleted item.
 */
function changedCollection({ $trigger }: FlowData): string | undefined {
  const { event, collection } = $trigger ?? {};
  const isDeletion = typeof event === 'string' && event.endsWith('.delete');
  return typeof collection === 'string' && !isDeletion ? collection : undefined;
}

function buildHook(env: Environment): Request {
  const url = new URL(String(env['CMS_BUILD_HOOK']));
  const { username, password } = url;
  // `Request` rejects an address with credentials.
  url.username = url.password = '';
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return new Request(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(username !== '' && {
        authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      }),
    },
    // GitHub requires an event type; other hosts ignore it.
    body: JSON.stringify({ event_type: 'content-published' }),
  });
}
