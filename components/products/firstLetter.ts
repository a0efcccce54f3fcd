/**
 * Returns the first letter, which replaces a missing picture. With its accent, whether it is a separate
 * code point or not.
 */
export function firstLetter(name: string): string {
  return /^./u.exec(name.normalize('NFC'))?.[0] ?? '';
}
