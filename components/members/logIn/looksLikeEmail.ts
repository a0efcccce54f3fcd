/** Returns whether a text has the form of an e-mail address. Only a mail can show whether the address exists. */
export function looksLikeEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);
}
