import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Answers a request itself, or leaves it to the well-behaved part by returning false. */
export type Mood = (
  request: IncomingMessage,
  response: ServerResponse,
  /** How often this path was asked for, this time included. */
  times: number,
) => boolean;

/** A tiny server that answers as Directus does, when it is in the mood. */
export async function startMoodyServer(
  items: Readonly<Record<string, unknown>>,
  mood: Mood = () => false,
) {
  const asked = new Map<string, number>();
  let underWay = 0;
  let mostUnderWay = 0;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const times = (asked.get(request.url ?? '') ?? 0) + 1;
    asked.set(request.url ?? '', times);
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    response.once('close', () => (underWay -= 1));
    if (mood(request, response, times)) return;

    const found = items[pathname];
    if (found instanceof Buffer) {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(found);
    } else if (!Array.isArray(found)) {
      answer(response, 200, { data: found ?? [] });
    } else if (searchParams.has('aggregate')) {
      answer(response, 200, { data: [{ count: found.length }] });
    } else {
      const limit = Number(searchParams.get('limit') ?? 100);
      const start = (Number(searchParams.get('page') ?? 1) - 1) * limit;
      answer(response, 200, { data: found.slice(start, start + limit) });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port ?? 0}`,
    asked,
    mostUnderWay: () => mostUnderWay,
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
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
