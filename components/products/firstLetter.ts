/** Stands where there is no picture. With its accent, whichever way it is written. */
export function firstLetter(name: string): string {
  return /^./u.exec(name.normalize('NFC'))?.[0] ?? '';
}
