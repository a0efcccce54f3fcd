import { segmentsOf } from '../../contract/movedPaths.ts';

declare const brand: unique symbol;

/**
 * An address that is safe in the configuration file of every web server: a path inside the site, or
 * an http(s) address without a password. It consists of letters, digits, `-._~/?#&=+,@`, the `:` of
 * its scheme and port, and valid escapes. So no part of it ends a string, begins a variable, or is
 * another word of the line. `/*` is allowed only at the end, as a pattern.
 */
export type HostAddress = string & { readonly [brand]: true };

/**
 * The most characters. Cloudflare Pages reads 1,000 characters of a line, which contains two
 * addresses.
 */
export const longestSource = 300;
export const longestTarget = 600;

/** Returns the path that a redirect applies to, in one form for all variants. */
export function redirectSource(written: string): HostAddress | undefined {
  const [path, end] = withoutPattern(written);
  if (/[?#*]/.test(path)) return undefined;
  // NFC, as keyboards and browsers write an umlaut: one character instead of two.
  const address = insideAddress(path, 'NFC')?.replace(/(?<=.)\/$/, '');
  return withPattern(address, end, longestSource);
}

/** Returns the target of a redirect. */
export function redirectTarget(written: string): HostAddress | undefined {
  const [address, end] = withoutPattern(written);
  if (address.includes('*') || (end && /[?#]/.test(address))) return undefined;
  return withPattern(insideAddress(address) ?? outsideAddress(address), end, longestTarget);
}

/** Returns the path in lower case. */
export function inSmallLetters(path: HostAddress): HostAddress {
  return withSegments(path, (segment) => segment.toLowerCase());
}

/**
 * Returns the usual variants of a path: as written, in lower case, with initials (as phones type)
 * and in upper case.
 */
export function pathVariants(path: HostAddress): readonly HostAddress[] {
  const withInitial = (segment: string) =>
    segment.toLowerCase().replace(/^./u, (letter) => letter.toUpperCase());
  const variants = [
    path,
    inSmallLetters(path),
    withSegments(path, withInitial),
    withSegments(path, (segment) => segment.toUpperCase()),
  ];
  return [...new Set(variants)];
}

function withSegments(path: HostAddress, change: (segment: string) => string): HostAddress {
  const [bare, end] = withoutPattern(path);
  const segments = segmentsOf(bare)?.map((segment) => escaped(change(segment)));
  return segments ? ((`/${segments.join('/')}`.replace(/\/$/, '') + end) as HostAddress) : path;
}

/** Splits an address into the part before the pattern, and the pattern or an empty text. */
function withoutPattern(written: string): [address: string, end: '' | '/*'] {
  // An address that begins with two slashes would name another host.
  return written.endsWith('/*') && written !== '//*'
    ? [written.slice(0, -2) || '/', '/*']
    : [written, ''];
}

function withPattern(
  address: string | undefined,
  end: '' | '/*',
  longest: number,
): HostAddress | undefined {
  if (address === undefined) return undefined;
  const whole = end ? address.replace(/\/+$/, '') + end : address;
  return whole.length <= longest ? (whole as HostAddress) : undefined;
}

const someSite = 'https://site.invalid';

function insideAddress(written: string, form?: 'NFC'): string | undefined {
  const url = /^\/(?!\/)/.test(written) ? parsed(written) : undefined;
  const segments = url && segmentsOf(url.pathname);
  if (url?.origin !== someSite || !segments) return undefined;
  const path = segments.map((text) => escaped(form ? text.normalize(form) : text)).join('/');
  return `/${path}${restOf(url)}`;
}

function outsideAddress(written: string): string | undefined {
  const url = /^https?:\/\//i.test(written) ? parsed(written) : undefined;
  if (!url || url.username || url.password || !plainHost.test(url.hostname)) return undefined;
  // A server may treat an escaped slash or an empty folder as something else.
  const segments = url.pathname.split('/').map(reescaped);
  if (segments.includes(undefined)) return undefined;
  return `${url.origin}${segments.join('/')}${restOf(url)}`;
}

const plainHost = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

/**
 * Parses an address as browsers do: without white space at the ends and line breaks, and with
 * backslashes as slashes.
 */
function parsed(written: string): URL | undefined {
  if (!written.isWellFormed() || /[\p{Cc}\\]|^ | $/u.test(written)) return undefined;
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

/** Escapes all characters that are not on the list. */
function escaped(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!'()*]/g, hexadecimal)
    .replace(/%(?:26|2B|2C|3D|40)/g, decodeURIComponent);
}

function hexadecimal(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/**
 * Returns query and hash. An escaped character there may mean something else than the plain one.
 */
function restOf({ search, hash }: URL): string {
  // Apache looks for a query even after the hash.
  return part(search) + part(hash).replaceAll('?', '%3F');
}

function part(text: string): string {
  const rest = text
    .slice(1)
    .replace(/%[\dA-F]{2}|[^\w\-.~/?&=+,@]/giu, (found) =>
      found.length === 3 && found.startsWith('%') ? found.toUpperCase() : escaped(found),
    );
  return text.slice(0, 1) + rest;
}
