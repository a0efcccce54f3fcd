import { AsyncLocalStorage } from 'node:async_hooks';
import isDirectusJWT from '@directus/api/utils/is-directus-jwt';
import { getSecret } from '@directus/api/utils/get-secret';
import jwt from 'jsonwebtoken';

/** The claims of Directus' access tokens and invitations, and ours. */
export interface TokenClaims {
  /** The account. Tokens of shared links, and invitations, have none. */
  readonly id?: string;
  readonly role?: string | null;
  /** In invitations: the address of the account. */
  readonly email?: string;
  /** When the token was made, in seconds. */
  readonly iat?: number;
  /** In Directus' cookies: the token of their session. */
  readonly session?: string;
  /** The beginning of their session's token, see `sessionIdOf`. */
  readonly collegium_session?: string;
  /** When the person last entered the password, in ms. */
  readonly collegium_login?: number;
}

/** The claims of the token of the current request, which Directus has verified. */
export const claimsOfRequest = new AsyncLocalStorage<TokenClaims>();

/** Returns no claims for a missing or static token. Does not verify the token. */
export function claimsOf(token: string | null | undefined): TokenClaims {
  if (!token || !isDirectusJWT(token)) return {};
  return jwt.decode(token) as TokenClaims;
}

/** Returns no claims for a missing, static, forged or expired token. */
export function verifiedClaimsOf(token: string | null | undefined): TokenClaims {
  if (!token || !isDirectusJWT(token)) return {};
  try {
    return jwt.verify(token, getSecret(), { issuer: 'directus' }) as TokenClaims;
  } catch {
    return {};
  }
}

export function withClaims(token: string, claims: TokenClaims): string {
  return jwt.sign({ ...claimsOf(token), ...claims }, getSecret());
}

/** The number of characters at the beginning of a session's token that stay the same when it is renewed. */
export const loginIdLength = 16;

/** Returns the id of the log-in that a session comes from. */
export function loginIdOf(sessionToken: string): string {
  return sessionToken.slice(0, loginIdLength);
}

/**
 * Returns an id of a session that gives no access to it: the first 32 of its token's 64 characters, of which 16 are the id
 * of the log-in. The other 32 (192 bits) stay secret.
 */
export function sessionIdOf(sessionToken: string): string {
  return sessionToken.slice(0, 2 * loginIdLength);
}
