/** Returns the code of a mail error, for the log. The rest of a mail server's response may contain the address. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'UNKNOWN';
  const { code, responseCode } = error as Readonly<Record<string, unknown>>;
  const known = typeof code === 'string' && /^[A-Z_0-9]{1,40}$/.test(code) ? code : 'UNKNOWN';
  return typeof responseCode === 'number' ? `${known} ${responseCode}` : known;
}
