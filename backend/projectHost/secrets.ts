/** What of a call must not be told to anybody: the token and what its body keeps secret. */
export function secretsOf(token: string | undefined, body: object | undefined): string[] {
  const { password, token: resetToken } = (body ?? {}) as Record<string, unknown>;
  return [token, password, resetToken].filter(
    (value): value is string => typeof value === 'string' && value !== '',
  );
}

/** A backend may repeat in its message what it was sent. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, '(secret)'), text);
}
