import { segmentsOf } from '../../addresses/pathKey.ts';

declare const brand: unique symbol;

/**
 * An address that may stand in the file of any web server: a path inside the site, or an http(s)
 * address without a password. It consists of letters, digits, `-._~/?#&=+,@`, the `:` of its scheme
 * and port, and valid escapes, so nothing in it ends a string, begins a variable, or is another word
 * of the line. `/*` at its end is a pattern, and nowhere else.
 */
export type HostAddress = string & { readonly [brand]: true };

/** Longer ones would not fit the line of a host, of which Cloudflare Pages reads 1,000 characters. */
export const longestSource = 300;
export const longestTarget = 600;

/** The path that a redirect is for, in one form for all ways to write it. */
export function redirectSource(written: string): HostAddress | undefined {
  const path = withoutPattern(written);
  if (/[?#*]/.test(path)) return undefined;
  const bare = insideAddress(path)?.replace(/(?<=.)\/$/, '');
  return bare === undefined ? undefined : asPattern(bare, written, longestSource);
}

/** The place that a redirect leads to. */
export function redirectTarget(written: string): HostAddress | undefined {
  const address = withoutPattern(written);
  if (address.includes('*') || (address !== written && /[?#]/.test(address))) return undefined;
  const bare = insideAddress(address) ?? outsideAddress(address);
  if (bare === undefined) return undefined;
  // The address of a host alone ends in a slash, which the pattern has already.
  return asPattern(address === written ? bare : bare.replace(/\/$/, ''), written, longestTarget);
}

/** A path with its letters in small, as people type it. */
export function inSmallLetters(path: HostAddress): HostAddress {
  const small = segmentsOf(withoutPattern(path))?.map((segment) => escaped(segment.toLowerCase()));
  return small ? (`/${small.join('/')}${path.endsWith('/*') ? '/*' : ''}` as HostAddress) : path;
}

function withoutPattern(written: string): string {
  return written.endsWith('/*') ? written.slice(0, -2) || '/' : written;
}

function asPattern(bare: string, written: string, longest: number): HostAddress | undefined {
  const address = written.endsWith('/*') ? `${bare.replace(/^\/$/, '')}/*` : bare;
  return address.length <= longest ? (address as HostAddress) : undefined;
}

const someSite = 'https://site.invalid';

function insideAddress(written: string): string | undefined {
  const url = /^\/(?!\/)/.test(written) ? parsed(written) : undefined;
  const segments = url && segmentsOf(url.pathname);
  if (url?.origin !== someSite || !segments) return undefined;
  return `/${segments.map(escaped).join('/')}${restOf(url)}`;
}

function outsideAddress(written: string): string | undefined {
  const url = /^https?:\/\//i.test(written) ? parsed(written) : undefined;
  if (!url || url.username || url.password || !plainHost.test(url.hostname)) return undefined;
  // Another host may mean something by an escaped slash or an empty folder.
  const segments = url.pathname.split('/').map(reescaped);
  if (segments.includes(undefined)) return undefined;
  return `${url.origin}${segments.join('/')}${restOf(url)}`;
}

const plainHost = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

/** Browsers leave out line breaks, and take backslashes for slashes: here they are no address. */
function parsed(written: string): URL | undefined {
  if (!written.isWellFormed() || /[\p{Cc}\\]/u.test(written)) return undefined;
  return URL.parse(written, someSite) ?? undefined;
}

function reescaped(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    return /\p{Cc}/u.test(text) ? undefined : escaped(text);
  } catch {
    return undefined;
  }
}

/** Everything escaped that is not on the list. */
function escaped(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()*]/g, hexadecimal)
    .replace(/%(?:26|2B|2C|3D|40)/g, decodeURIComponent);
}

function hexadecimal(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** The query and the place in the page, in which an escape may mean another than what it stands for. */
function restOf({ search, hash }: URL): string {
  const part = (text: string) =>
    text.slice(0, 1) +
    text
      .slice(1)
      .replace(/%[\dA-F]{2}|[^\w\-.~/?&=+,@]/giu, (found) =>
        found.length === 3 && found.startsWith('%') ? found.toUpperCase() : escaped(found),
      );
  return part(search) + part(hash);
}
