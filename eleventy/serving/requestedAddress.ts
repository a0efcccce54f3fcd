/** What a request asks for, taken apart. */
export interface RequestedAddress {
  /** As it was sent. It begins with one slash, so that it names no other host when it is sent on. */
  readonly path: string;
  /** As files are called. No segment of it leads anywhere but down. */
  readonly file: string;
  /** With its question mark, or nothing. */
  readonly search: string;
}

/**
 * Reads the second word of a request line. What browsers send is a path in ASCII; all else is an
 * attempt to reach something that is no file of the site, or a mistake in somebody's program.
 *
 * @returns undefined for what no browser asks for
 */
export function requestedAddress(target = ''): RequestedAddress | undefined {
  const { path, search = '' } = inAscii.exec(target)?.groups ?? {};
  if (path === undefined || isSlashHidden(path)) return undefined;
  const file = decoded(path);
  if (file === undefined || unprintable.test(file)) return undefined;
  return file.split('/').slice(1).every(leadsDown) ? { path, file, search } : undefined;
}

/** Browsers ask for no fragment, and write a backslash in a path as a slash. */
const inAscii = /^(?<path>\/[!"$->@-[\]-~]*)(?<search>\?[!"$-~]*)?$/;

/** Characters that end a line or a name, or that some systems take for a slash. */
// oxlint-disable-next-line no-control-regex -- they are what it is about
const unprintable = /[\u0000-\u001f\u007f-\u009f\\]/;

function isSlashHidden(path: string): boolean {
  return /%2f/i.test(path);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Only the last one may be empty, which makes the path that of a folder. */
function leadsDown(segment: string, index: number, all: readonly string[]): boolean {
  if (segment === '') return index === all.length - 1;
  return segment !== '.' && segment !== '..';
}
