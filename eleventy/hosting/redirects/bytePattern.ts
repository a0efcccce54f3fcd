/**
 * Returns a path as a regular expression for nginx and Apache. Both compare bytes, so Ü and ü
 * differ unless the pattern names both. Only letters, digits, `_`, `-` and `/` are left unescaped,
 * so the pattern contains no quotes, braces or variables that the file could misread.
 * @param path percent-encoded
 */
export function bytePattern(path: string): string {
  return Array.from(decodeURIComponent(path), bothCases).join('');
}

function bothCases(letter: string): string {
  // ASCII only: both hosts ignore the case of these letters.
  if (/^[\w/-]$/.test(letter)) return letter;
  if (letter === '.') return '\\.';
  const small = letter.toLowerCase();
  const variants = [letter, small, letter.toUpperCase()].filter(
    (variant) => variant.toLowerCase() === small,
  );
  const [first = '', ...others] = [...new Set(variants)].map(bytes);
  return others.length > 0 ? `(?:${[first, ...others].join('|')})` : first;
}

function bytes(text: string): string {
  return Array.from(
    new TextEncoder().encode(text),
    (byte) => `\\x${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('');
}

/**
 * The part of a visitor's path that may be copied into a redirect. These hosts have decoded the
 * path, so a line break could start another header, and escapes would be lost. For paths with other
 * characters, the script of the 404 page redirects.
 */
export const plainRest = '([A-Za-z0-9._~/-]*)';
