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

/** By each character: the lower case of a whole word may end in another letter, as in Greek. */
function small(text: string): string {
  // A fast path for nearly all paths: without it, this takes as long as checking a large site's
  // content.
  if (ascii.test(text)) return text.toLowerCase();
  return Array.from(text.normalize('NFC'), (letter) => letter.toLowerCase()).join('');
}

const ascii = /^[ -~]*$/;
