import { createServer } from 'node:net';
import { CmsError } from '../environment.ts';

/**
 * True if nothing listens on a port. For 127.0.0.1, this includes ::1: browsers try both addresses of
 * `localhost`, so a server on ::1 would answer instead of ours.
 */
export async function isFree(port: number, host: string): Promise<boolean> {
  const addresses = host === '127.0.0.1' ? [host, '::1'] : [host];
  const free = await Promise.all(addresses.map((address) => canListen(port, address)));
  return free.every(Boolean);
}

/**
 * Checks that no other server would answer on the port instead of ours.
 *
 * @param variable that sets the port
 * @throws CmsError if the port is taken
 */
export async function assertFree(variable: string, port: number, host: string): Promise<void> {
  if (await isFree(port, host)) return;
  throw new CmsError(`${variable}: ${port} is taken; stop what uses it, or choose another.`);
}

function canListen(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A computer without IPv6 fails with another code. Nothing listens on that address then.
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'));
    probe.listen(port, address, () => probe.close(() => resolve(true)));
  });
}
