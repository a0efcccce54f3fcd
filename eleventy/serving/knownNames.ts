import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { Environment } from '../../data/settings/environment.ts';

/** The names by which the servers of `npm start` and `npm run dev` may be asked. */
export function knownNames({ host, siteUrl, previewUrl }: Environment): readonly string[] {
  const addresses = [siteUrl, ...(previewUrl === undefined ? [] : [previewUrl])];
  return [host, ...addresses.map((address) => new URL(address).hostname)];
}

/**
 * Whether a request is meant for this server. A page of an attacker may have its own name lead here
 * (DNS rebinding), and would then read all that the browser may; such a request carries that name.
 * For an address no name server can be lied about.
 */
export function isForUs(headers: IncomingHttpHeaders, names: readonly string[]): boolean {
  const name = nameOf(headers.host);
  return name !== undefined && (isAddress(name) || isLocal(name) || isOneOf(names, name));
}

/**
 * Whether no page of another origin sent a request. Browsers name the page's origin with all that
 * changes something and with WebSockets, and programs have none.
 */
export function isFromUs(headers: IncomingHttpHeaders, names: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const from = /^https?:\/\/(.+)$/.exec(origin)?.[1];
  if (from === undefined) return false;
  if (from === host) return true;
  // Behind a proxy, the host asked for may be another than the browser's. What has no name of its
  // own is no such proxy, but anything that somebody runs on this computer.
  const name = nameOf(from);
  return name !== undefined && !isAddress(name) && !isLocal(name) && isOneOf(names, name);
}

/** Without the port. */
function nameOf(host: string | undefined): string | undefined {
  const [, name] = /^(\[[\da-f:.]+\]|[a-z\d._-]+)(?::\d{1,5})?$/i.exec(host ?? '') ?? [];
  return name?.toLowerCase();
}

function isAddress(name: string): boolean {
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

/** Browsers look such a name up nowhere. */
function isLocal(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost');
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.some((known) => known.toLowerCase() === name);
}
