interface Options {
  readonly address: 'preview' | 'build';
}

type Environment = Readonly<Record<string, unknown>>;

/**
 * Calls one of the two addresses that the operator has set (cms/environment.ts). Directus itself may
 * call nothing in its own network, and nobody who makes a flow can have this call anything else.
 */
export default {
  id: 'collegium-call',
  handler: async ({ address }: Options, { env }: { readonly env: Environment }) => {
    const request = address === 'build' ? buildHook(env) : preview(env);
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

function preview(env: Environment): Request {
  return new Request(new URL('/__content-changed', String(env['CMS_PREVIEW_URL'])), {
    method: 'POST',
    headers: { authorization: `Bearer ${String(env['CMS_PREVIEW_SECRET'])}` },
  });
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
