/** Returns the part of an error that may be logged. The message of a database error contains values. */
export function errorCode(error: unknown): string {
  const { code, name } = (error ?? {}) as { readonly code?: unknown; readonly name?: unknown };
  const [found] = [code, name].filter((each) => typeof each === 'string');
  return found ?? 'UNKNOWN';
}
