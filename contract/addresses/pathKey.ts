/**
 * The form in which paths are compared. However visitors and old links spell it, `/%C3%BCber`,
 * `/über`, `/ÜBER` and `/über/` are one path: decoded, composed, in small letters, without a slash at
 * its end.
 *
 * @param segments of a path, as {@link segmentsOf} gives them
 */
export function keyOf(segments: readonly string[]): string {
  return `/${segments.map(small).join('/')}`.replace(/(?<=.)\/$/, '');
}

/**
 * What stands between the slashes of a path, decoded. None of it can lead anywhere else: not to
 * another host by a slash or a backslash that comes to stand at the beginning, not up by dots, and
 * not out of a header by a line break.
 *
 * @returns undefined where it could, or where nothing can be read from it
 */
export function segmentsOf(path: string): string[] | undefined {
  if (!path.startsWith('/')) return undefined;
  const segments = path.slice(1).split('/').map(decoded);
  const isPlain = segments.every(
    (segment, index) =>
      segment !== undefined &&
      !misread.test(segment) &&
      // A slash at the end leaves nothing behind it.
      (segment !== '' || index === segments.length - 1),
  );
  return isPlain ? (segments as string[]) : undefined;
}

/** Control characters, what browsers take for a slash, and the folder itself or the one above. */
const misread = /[\p{Cc}/\\]|^\.\.?$/u;

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Letter by letter: a whole word may end in another small letter than it holds, as in Greek. */
function small(text: string): string {
  // Nearly all paths: of a large site's, the rest takes as long as to check its content.
  if (ascii.test(text)) return text.toLowerCase();
  return Array.from(text.normalize('NFC'), (letter) => letter.toLowerCase()).join('');
}

const ascii = /^[ -~]*$/;
