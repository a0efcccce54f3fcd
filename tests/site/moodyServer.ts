import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The built site's own response. */
export interface Original {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** How a request is answered. */
export type Mood = (response: ServerResponse, original: Original) => void | Promise<void>;

export interface MoodyServer {
  readonly address: string;
  /** Sets the next responses for a path. The last one stays. */
  readonly answer: (path: string, ...moods: Mood[]) => void;
  /** Sets the response for all paths that `answer` does not cover. */
  readonly answerAll: (moodOf: (path: string) => Mood) => void;
  /** The number of requests for a path. */
  readonly requests: (path: string) => number;
  readonly close: () => void;
}

/** Starts a proxy in front of the built site that simulates failures of servers and connections. */
export async function startMoodyServer(site: string): Promise<MoodyServer> {
  const moods = new Map<string, Mood[]>();
  const counts = new Map<string, number>();

  let moodOfOthers = (_path: string): Mood => asItIs;
  const nextMood = (path: string): Mood => {
    const planned = moods.get(path) ?? [];
    return (planned.length > 1 ? planned.shift() : planned[0]) ?? moodOfOthers(path);
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    counts.set(path, (counts.get(path) ?? 0) + 1);
    void fetch(`${site}${path}`, { redirect: 'manual' }).then(async (original) => {
      const body = Buffer.from(await original.arrayBuffer());
      const { status } = original;
      const headers = new Headers(original.headers);
      headers.delete('content-encoding');
      headers.delete('transfer-encoding');
      headers.set('content-length', String(body.byteLength));
      await nextMood(path)(response, { status, headers, body });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    answer: (path, ...planned) => moods.set(path, planned),
    answerAll: (moodOf) => (moodOfOthers = moodOf),
    requests: (path) => counts.get(path) ?? 0,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const asItIs: Mood = (response, { status, headers, body }) => {
  response.writeHead(status, Object.fromEntries(headers));
  response.end(body);
};

/** Delays responses until `release` is called. */
export function held(): { readonly mood: Mood; readonly release: () => void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const mood: Mood = async (response, original) => {
    await promise;
    await asItIs(response, original);
  };
  return { mood, release: () => resolve(undefined) };
}

export function status(code: number): Mood {
  return (response) => {
    response.writeHead(code);
    response.end();
  };
}

/** The login page that a hotel's network returns instead of the site. */
export const garbage: Mood = (response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' });
  response.end('<h1>Welcome to our network</h1>');
};

export const cutOff: Mood = (response, { headers, body }) => {
  response.writeHead(200, Object.fromEntries(headers));
  response.write(body.subarray(0, body.byteLength / 2), () => response.destroy());
};

export const hangUp: Mood = (response) => {
  response.destroy();
};

/** Responds with changed page data. */
export function changed(change: (pageData: Record<string, unknown>) => object): Mood {
  return (response, original) => {
    const pageData = JSON.parse(original.body.toString()) as Record<string, unknown>;
    const body = Buffer.from(JSON.stringify(change(pageData)));
    original.headers.set('content-length', String(body.byteLength));
    return asItIs(response, { ...original, body });
  };
}
