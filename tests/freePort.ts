import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const [port] = await freePorts(1);
  return port!;
}

/**
 * Ports that nobody listens on. The system could give a port of its own choice to somebody else, if only
 * for a request, before the server takes it or while that restarts; so these are below those that
 * systems choose from. All are held until the last is found.
 */
export async function freePorts(count: number): Promise<number[]> {
  const held = await Promise.all(Array.from({ length: count }, holdPort));
  await Promise.all(held.map(({ release }) => release()));
  return held.map(({ port }) => port);
}

async function holdPort(): Promise<{ port: number; release: () => Promise<unknown> }> {
  // Each of Jest's workers has a thousand, lest two find the same one free.
  const worker = Number(process.env.JEST_WORKER_ID ?? 0);
  const port = 20_000 + (worker % 10) * 1000 + randomInt(1000);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    // On all addresses, since somebody may listen on any.
    server.once('error', () => resolve(false)).listen(port, () => resolve(true));
  });
  if (!isFree) return holdPort();
  return { port, release: () => new Promise((resolve) => server.close(resolve)) };
}
