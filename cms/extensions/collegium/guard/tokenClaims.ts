import { AsyncLocalStorage } from 'node:async_hooks';
import isDirectusJWT from '@directus/api/utils/is-directus-jwt';
import { getSecret } from '@directus/api/utils/get-secret';
import jwt from 'jsonwebtoken';

/** The claims of Directus' access tokens, and ours. */
export interface TokenClaims {
  /** In Directus' cookies: the token of their session. */
  readonly session?: string;
  /** In other tokens: the beginning of their session's token, see `sessionIdOf`. */
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

export function withClaims(token: string, claims: TokenClaims): string {
  return jwt.sign({ ...claimsOf(token), ...claims }, getSecret());
}

/**
 * Returns an id of a session that gives no access to it: 96 random bits, which leave 288 of its token to guess.
 */
export function sessionIdOf(sessionToken: string): string {
  return sessionToken.slice(0, 16);
}
