import type { ListenAddress } from './identity.ts';

/** Returns the URL at which programs on this computer reach a Directus. */
export function localUrl({ host, port }: ListenAddress): string {
  const name = loopback[host] ?? host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Some systems do not connect to the address that means all networks. */
const loopback: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
