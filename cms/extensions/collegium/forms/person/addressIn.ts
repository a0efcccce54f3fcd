/**
 * Returns a function that tests whether a text contains an e-mail address, ignoring case. `ann@example.org`
 * is not in `joann@example.org`, nor in `ann@example.org.uk`.
 */
export function addressIn(email: string): (text: string) => boolean {
  const literal = email.toLowerCase().replace(/[^\w@]/g, String.raw`\$&`);
  const pattern = new RegExp(String.raw`(?<![\w.+%-])${literal}(?![\w-]|\.\w)`);
  // JSON writes line breaks and tabs as a backslash and a letter.
  return (text) => pattern.test(text.toLowerCase().replace(/\\[nrt]/g, ' '));
}
