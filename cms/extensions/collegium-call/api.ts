interface Options {
  readonly address: 'preview' | 'build';
}

type Environment = Readonly<Record<string, unknown>>;

/** What a flow hands on to its steps; only an event has one with a collection. */
interface FlowData {
  readonly $trigger?: { readonly event?: unknown; readonly collection?: unknown } | null;
}

interface Context {
  readonly env: Environment;
  readonly data?: FlowData;
}

/**
 * Calls one of the two addresses that the operator has set (cms/environment.ts). Directus itself may
 * call nothing in its own network, and nobody who makes a flow can have this call anything else.
 */
export default {
  id: 'collegium-call',
  handler: async ({ address }: Options, { env, data }: Context) => {
    const request = address === 'build' ? buildHook(env) : preview(env, data);
    // Elsewhere is not where the operator has said.
    const response = await fetch(request, {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
    return { status: response.status };
  },
};

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

/** The only collection that a save has changed. What is deleted may have been named in others. */
function changedCollection({ $trigger }: FlowData): string | undefined {
  const { event, collection } = $trigger ?? {};
  const isDeletion = typeof event === 'string' && event.endsWith('.delete');
  return typeof collection === 'string' && !isDeletion ? collection : undefined;
}

function buildHook(env: Environment): Request {
  const url = new URL(String(env['CMS_BUILD_HOOK']));
  const { username, password } = url;
  // A request must not have them in its address.
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
    // GitHub wants to be told what happened; other hosts don't mind.
    body: JSON.stringify({ event_type: 'content-published' }),
  });
}
