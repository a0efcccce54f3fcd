/**
 * A path as a regular expression of nginx and Apache, which compare bytes, so that a capital Ü is
 * another letter than a small one unless both are named. Only letters and digits stand as they are:
 * there is no quote, no brace, no variable, and nothing else that the file could read otherwise.
 *
 * @param path with escapes, as an address has it
 */
export function bytePattern(path: string): string {
  return Array.from(decodeURIComponent(path), bothCases).join('');
}

function bothCases(letter: string): string {
  // Their case does not matter to either host.
  if (/^[\w/-]$/.test(letter)) return letter;
  if (letter === '.') return '\\.';
  const small = letter.toLowerCase();
  const spellings = [letter, small, letter.toUpperCase()].filter(
    (spelling) => spelling.toLowerCase() === small,
  );
  const [first = '', ...others] = [...new Set(spellings)].map(bytes);
  return others.length > 0 ? `(?:${[first, ...others].join('|')})` : first;
}

function bytes(text: string): string {
  return Array.from(
    new TextEncoder().encode(text),
    (byte) => `\\x${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('');
}

/**
 * What of a visitor's path may come back in the address of a redirect: these hosts have decoded it,
 * so a line break would begin another header, and an escape would be one no more. Where there is
 * anything else, the 404 page's script leads on.
 */
export const plainRest = '([A-Za-z0-9._~/-]*)';
