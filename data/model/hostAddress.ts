import { segmentsOf } from '../../contract/addresses/pathKey.ts';

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
  const [path, end] = withoutPattern(written);
  if (/[?#*]/.test(path)) return undefined;
  // As most keyboards and browsers write an umlaut: one letter, not two.
  const address = insideAddress(path, 'NFC')?.replace(/(?<=.)\/$/, '');
  return withPattern(address, end, longestSource);
}

/** The place that a redirect leads to. */
export function redirectTarget(written: string): HostAddress | undefined {
  const [address, end] = withoutPattern(written);
  if (address.includes('*') || (end && /[?#]/.test(address))) return undefined;
  return withPattern(insideAddress(address) ?? outsideAddress(address), end, longestTarget);
}

/** A path with its letters in small. */
export function inSmallLetters(path: HostAddress): HostAddress {
  return respelled(path, (segment) => segment.toLowerCase());
}

/** A path as people type it: as it is written, in small letters, with initials (phones do that), in capitals. */
export function usualSpellings(path: HostAddress): readonly HostAddress[] {
  const withInitial = (segment: string) =>
    segment.toLowerCase().replace(/^./u, (letter) => letter.toUpperCase());
  const spellings = [
    path,
    inSmallLetters(path),
    respelled(path, withInitial),
    respelled(path, (segment) => segment.toUpperCase()),
  ];
  return [...new Set(spellings)];
}

function respelled(path: HostAddress, spell: (segment: string) => string): HostAddress {
  const [bare, end] = withoutPattern(path);
  const segments = segmentsOf(bare)?.map((segment) => escaped(spell(segment)));
  return segments ? ((`/${segments.join('/')}`.replace(/\/$/, '') + end) as HostAddress) : path;
}

/** The pattern at the end of an address, or nothing, and what is before it. */
function withoutPattern(written: string): [address: string, end: '' | '/*'] {
  // Two slashes at the beginning would be another host's.
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
  // Another host may mean something by an escaped slash or an empty folder.
  const segments = url.pathname.split('/').map(reescaped);
  if (segments.includes(undefined)) return undefined;
  return `${url.origin}${segments.join('/')}${restOf(url)}`;
}

const plainHost = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

/** Browsers leave out what is at the ends and line breaks, and take backslashes for slashes. */
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
  // Apache looks for a query even behind the place in the page.
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
