/** A token that tells when it was made and how long it is good for, as the backend's do. */
export function jwt(lifetimeInSeconds: number, name = 'member'): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { name, iat, exp: iat + lifetimeInSeconds };
  return ['{"alg":"none"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
}

/** The tokens that the contract server knows. */
export class Tokens {
  readonly #valid = new Set<string>();
  readonly #expired = new Set<string>();
  readonly #traded = new Set<string>();
  #issued = 0;

  issue(): string {
    this.#issued += 1;
    const token = jwt(300, `member ${this.#issued}`);
    this.accept(token);
    return token;
  }

  accept(token: string) {
    this.#valid.add(token);
  }

  /** The token may still be traded for a new one. */
  expire(token: string) {
    this.#valid.delete(token);
    this.#expired.add(token);
  }

  /** A token for a new one, if it is or was good, and only once. */
  trade(token: string): string | undefined {
    if (this.#traded.has(token) || !(this.isValid(token) || this.isExpired(token)))
      return undefined;
    this.expire(token);
    this.#traded.add(token);
    return this.issue();
  }

  /** The token is good for nothing any more. */
  revoke(token: string) {
    this.#valid.delete(token);
    this.#expired.delete(token);
  }

  isValid(token: string): boolean {
    return this.#valid.has(token);
  }

  isExpired(token: string): boolean {
    return this.#expired.has(token);
  }
}
