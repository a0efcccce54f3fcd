/** What may be logged of an error: the message of a database has values in it. */
export function errorCode(error: unknown): string {
  const { code, name } = (error ?? {}) as { readonly code?: unknown; readonly name?: unknown };
  const [told] = [code, name].filter((each) => typeof each === 'string');
  return told ?? 'UNKNOWN';
}
