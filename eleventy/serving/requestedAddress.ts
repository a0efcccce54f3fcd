/** The parts of a request's target. */
export interface RequestedAddress {
  /** The path as sent, with exactly one leading slash, so that a redirect to this path stays on the host. */
  readonly path: string;
  /** Decoded, as file names are. No segment is `.` or `..`. */
  readonly file: string;
  /** With the question mark, or empty. */
  readonly search: string;
}

/**
 * Parses the target of a request line. Browsers send a path in ASCII; anything else is an attack or
 * a mistake in a program.
 * @returns undefined for a target that no browser sends
 */
export function requestedAddress(target = ''): RequestedAddress | undefined {
  const { path, search = '' } = inAscii.exec(target)?.groups ?? {};
  if (path === undefined || isSlashHidden(path)) return undefined;
  const file = decoded(path);
  if (file === undefined || unprintable.test(file)) return undefined;
  return file.split('/').slice(1).every(leadsDown) ? { path, file, search } : undefined;
}

/** Browsers send no fragment, and replace backslashes in a path by slashes. */
const inAscii = /^(?<path>\/[!"$->@-[\]-~]*)(?<search>\?[!"$-~]*)?$/;

/** Control characters, and the backslash, which some systems read as a slash. */
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

/** Only the last segment may be empty; the path is then that of a folder. */
function leadsDown(segment: string, index: number, all: readonly string[]): boolean {
  if (segment === '') return index === all.length - 1;
  return segment !== '.' && segment !== '..';
}
