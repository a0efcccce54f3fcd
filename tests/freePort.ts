import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port!;
}

/**
 * Returns free ports. They are below the range from which the system chooses ports: otherwise it
 * could give one to another program before the server uses it, or during a restart. All sockets
 * stay open until the last port is found.
 */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(Array.from({ length: count }, holdPort));
  await Promise.all(held.map(({ release }) => release()));
  return held.map(({ port }) => port);
}

async function holdPort(): Promise<{ port: number; release: () => Promise<unknown> }> {
  // Each Jest worker has its own thousand ports, so that two workers do not find the same one.
  const worker = Number(process.env.JEST_WORKER_ID ?? 0);
  const port = 20_000 + (worker % 10) * 1000 + randomInt(1000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    // Listen on all addresses, because another program may use any of them.
    server.once('error', () => resolve(false)).listen(port, () => resolve(true));
  });
  if (!isFree) return holdPort();
  return { port, release: () => new Promise((resolve) => server.close(resolve)) };
}
