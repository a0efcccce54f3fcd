import { jwtDecode } from 'jwt-decode';

/** Returns a token with its creation and expiry time, like the backend's. */
export function jwt(lifetimeInSeconds: number, name = 'member'): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { name, iat, exp: iat + lifetimeInSeconds };
  return ['{"alg":"none"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
}

/** The tokens that the contract server accepts. A JWT stays valid until it expires, also after a log-out. */
export class Tokens {
  /** Seconds for which the next tokens are valid. */
  lifetime = 300;
  readonly known = new Set<string>();
  /** Tokens that the server refuses although they have not expired. */
  readonly expired = new Set<string>();
  #issued = 0;

  issue(): string {
    this.#issued += 1;
    const token = jwt(this.lifetime, `member ${this.#issued}`);
    this.known.add(token);
    return token;
  }

  isValid(token: string): boolean {
    return this.known.has(token) && !this.isExpired(token);
  }

  isExpired(token: string): boolean {
    return this.expired.has(token) || hasRunOut(token);
  }
}

function hasRunOut(token: string): boolean {
  if (token.split('.').length !== 3) return false;
  const { exp = Infinity } = jwtDecode(token);
  return exp * 1000 <= Date.now();
}
