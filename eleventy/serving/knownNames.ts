import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Environment } from '../../data/settings/environment.ts';

/**
 * Returns the host names under which the servers of `npm start` and `npm run dev` accept requests.
 */
export function knownNames({ host, siteUrl, previewUrl }: Environment): readonly string[] {
  const addresses = [siteUrl, ...(previewUrl === undefined ? [] : [previewUrl])];
  return [host, ...addresses.map((address) => new URL(address).hostname)];
}

/**
 * True if a request is meant for this server. An attacker's page may let its own host name resolve
 * to this server (DNS rebinding) and then read all that the browser may; such a request carries
 * that name. IP addresses are safe, since they are not resolved.
 */
export function isForUs(headers: IncomingHttpHeaders, names: readonly string[]): boolean {
  const name = nameOf(headers.host);
  return name !== undefined && (isAddress(name) || isLocal(name) || isOneOf(names, name));
}

/**
 * True if no page of another origin sent the request. Browsers send the `Origin` header with every
 * change and with WebSockets; other programs send none.
 */
export function isFromUs(headers: IncomingHttpHeaders, names: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const from = /^https?:\/\/(.+)$/.exec(origin)?.[1];
  if (from === undefined) return false;
  if (from === host) return true;
  // Behind a proxy, the Host header may differ from the browser's. Only known host names are
  // accepted here: an address or a localhost name may be any program on this computer.
  const name = nameOf(from);
  return name !== undefined && !isAddress(name) && !isLocal(name) && isOneOf(names, name);
}

/** Returns the host name without the port. */
function nameOf(host: string | undefined): string | undefined {
  const [, name] = /^(\[[\da-f:.]+\]|[a-z\d._-]+)(?::\d{1,5})?$/i.exec(host ?? '') ?? [];
  return name?.toLowerCase();
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

/** Browsers do not resolve these names by DNS. */
function isLocal(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost');
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.some((known) => known.toLowerCase() === name);
}
