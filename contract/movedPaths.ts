import { pageDataFolder } from './pageData.ts';

/**
 * The form in which paths are compared: decoded, composed, in lower case, without a slash at the
 * end. `/%C3%BCber`, `/über`, `/ÜBER` and `/über/` have the same key.
 *
 * @param segments of a path, as {@link segmentsOf} returns them
 */
export function keyOf(segments: readonly string[]): string {
  return `/${segments.map(small).join('/')}`.replace(/(?<=.)\/$/, '');
}

/**
 * The decoded segments of a path. None of them can lead elsewhere: to another host by a slash or
 * backslash at the beginning, to a parent folder by dots, or out of a header by a line break.
 *
 * @returns undefined for a path that could, and for one that can't be decoded
 */
export function segmentsOf(path: string): string[] | undefined {
  if (!path.startsWith('/')) return undefined;
  const segments = path.slice(1).split('/').map(decoded);
  const isPlain = segments.every(
    (segment, index) =>
      segment !== undefined &&
      !misread.test(segment) &&
      // The segment after a slash at the end is empty.
      (segment !== '' || index === segments.length - 1),
  );
  return isPlain ? (segments as string[]) : undefined;
}

/** Control characters, the characters that browsers treat as a slash, `.` and `..`. */
const misread = /[\p{Cc}/\\]|^\.\.?$/u;

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Letter by letter: the lower case of a whole word may end in another letter, as in Greek. */
function small(text: string): string {
  // A fast path for nearly all paths: without it, this takes as long as checking a large site's
  // content.
  if (ascii.test(text)) return text.toLowerCase();
  return Array.from(text.normalize('NFC'), (letter) => letter.toLowerCase()).join('');
}

const ascii = /^[ -~]*$/;

/** The moved paths, in any spelling. The keys are those of `keyOf`. */
export interface MovedPaths<Rule> {
  readonly exact: ReadonlyMap<string, Rule>;
  /** The rules for all pages below a path, by that path. */
  readonly below: ReadonlyMap<string, Rule>;
}

/** `MovedPaths` as JSON, for the script of the 404 pages. A rule is reduced to its target. */
export interface MovedPathsData {
  readonly data: {
    readonly exact: readonly (readonly [key: string, to: string])[];
    readonly below: readonly (readonly [key: string, to: string])[];
  };
}

/** The address of `MovedPathsData`. */
export const movedPathsAddress = `${pageDataFolder}/redirects.json`;

/** A rule that matches a path, and the encoded rest of the path below the rule's own. */
interface FoundRule<Rule> {
  readonly rule: Rule;
  readonly rest: string;
}

/** The rule for a path: that of the path itself, or else that of the nearest path above. */
export function findMoved<Rule>(
  path: string,
  { exact, below }: MovedPaths<Rule>,
): FoundRule<Rule> | undefined {
  const segments = segmentsOf(path);
  if (!segments) return undefined;
  const exactRule = exact.get(keyOf(segments));
  if (exactRule !== undefined) return { rule: exactRule, rest: '' };
  for (let depth = segments.length - 1; depth > 0; depth--) {
    const rule = below.get(keyOf(segments.slice(0, depth)));
    if (rule === undefined) continue;
    return { rule, rest: segments.slice(depth).map(encodeURIComponent).join('/') };
  }
  return undefined;
}

/**
 * The target of a rule for one request.
 *
 * @param to the rule's target; `/*` at its end means the rest of the path
 * @param search the visitor's query. It is kept within the site, unless the rule has its own.
 */
export function destination(to: string, rest: string, search = ''): string {
  const address = to.endsWith('/*') ? to.slice(0, -1) + rest : to;
  return keepsQuery(address) ? address + search : address;
}

/** True if the visitor's query is appended to a target. */
export function keepsQuery(to: string): boolean {
  return /^\/[^?#]*$/.test(to);
}
