/** The secrets of a call: its token, and the password or token in its body. */
export function secretsOf(token: string | undefined, body: object | undefined): string[] {
  const { password, token: resetToken } = (body ?? {}) as Record<string, unknown>;
  return [token, password, resetToken].filter(
    (value): value is string => typeof value === 'string' && value !== '',
  );
}

/** Removes secrets from a text: a backend's message may repeat parts of the request. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '(secret)'), text);
}
