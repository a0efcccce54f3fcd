import { createServer } from 'node:net';
import { CmsError } from '../environment.ts';

/**
 * Whether nobody listens on a port. Where `localhost` is asked for, browsers may try either of its
 * addresses, so a server on the other one would answer in place of ours.
 */
export async function isFree(port: number, host: string): Promise<boolean> {
  const addresses = host === '127.0.0.1' ? [host, '::1'] : [host];
  const free = await Promise.all(addresses.map((address) => canListen(port, address)));
  return free.every(Boolean);
}

/**
 * Another server on the port would answer in place of ours.
 *
 * @param variable what the port is set by
 * @throws CmsError if there is one
 */
export async function assertFree(variable: string, port: number, host: string): Promise<void> {
  if (await isFree(port, host)) return;
  throw new CmsError(`${variable}: ${port} is taken; stop what uses it, or choose another.`);
}

function canListen(port: number, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    // A computer without IPv6 has no such address, so nobody listens there.
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'));
    probe.listen(port, address, () => probe.close(() => resolve(true)));
  });
}
