import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Responds itself, or returns false to let the fake Directus respond. */
export type Mood = (
  request: IncomingMessage,
  response: ServerResponse,
  /** The number of requests for this address, including this one. */
  times: number,
) => boolean;

/**
 * A small server that responds as Directus does. For requests that `mood` takes over, it responds
 * otherwise.
 */
export async function startMoodyServer(
  items: Readonly<Record<string, unknown>>,
  mood: Mood = () => false,
) {
  const asked = new Map<string, number>();
  let currentMood = mood;
  let underWay = 0;
  let mostUnderWay = 0;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const times = (asked.get(request.url ?? '') ?? 0) + 1;
    asked.set(request.url ?? '', times);
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    response.once('close', () => (underWay -= 1));
    if (currentMood(request, response, times)) return;

    const found = items[pathname];
    if (found instanceof Buffer) {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(found);
    } else {
      answer(response, 200, { data: dataOf(found, searchParams) });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port ?? 0}`,
    asked,
    mostUnderWay: () => mostUnderWay,
    /** Sets another behaviour and forgets the requests so far. */
    become(mood: Mood): void {
      currentMood = mood;
      asked.clear();
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * A list, a part of it, or its length. For a singleton: its record, or the response before it is
 * first saved.
 */
function dataOf(found: unknown, query: URLSearchParams): unknown {
  const all = Array.isArray(found) ? (found as readonly { readonly id?: unknown }[]) : [];
  const { id } = JSON.parse(query.get('filter') ?? '{}') as { id?: { _in: unknown[] } };
  const list = id ? all.filter((item) => id._in.includes(item.id)) : all;
  if (query.has('aggregate')) return [{ count: list.length }];
  if (!query.has('limit')) return found ?? { id: null };
  const limit = Number(query.get('limit'));
  const start = (Number(query.get('page') ?? 1) - 1) * limit;
  return list.slice(start, start + limit);
}

export function answer(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

/** Responds with bytes that Directus would not send. */
export function garbage(response: ServerResponse, type: string, body: string): void {
  response.writeHead(200, { 'content-type': type }).end(body);
}
