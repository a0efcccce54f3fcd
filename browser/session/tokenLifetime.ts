import { jwtDecode, type JwtPayload } from 'jwt-decode';
import { defaultLifetime } from '../../contract/members/session.ts';

/**
 * How long a new token is good for, in milliseconds. A JWT tells by the distance between its two
 * times, which holds even where the visitor's clock is wrong; of others the default is assumed.
 */
export function tokenLifetime(token: string): number {
  const { iat, exp } = claims(token);
  return typeof iat === 'number' && typeof exp === 'number' && exp > iat
    ? (exp - iat) * 1000
    : defaultLifetime;
}

function claims(token: string): JwtPayload {
  try {
    return jwtDecode<JwtPayload | null>(token) ?? {};
  } catch {
    return {};
  }
}
