import type { Place } from './identity.ts';

/** Returns the URL at which programs on this computer reach a Directus. */
export function localUrl({ host, port }: Place): string {
  const name = loopback[host] ?? host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Not every system connects to the address that stands for all networks. */
const loopback: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };
