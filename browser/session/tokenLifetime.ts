import { jwtDecode, type JwtPayload } from 'jwt-decode';
import { defaultLifetime } from '../../contract/members/session.ts';

/**
 * The lifetime of a new token in milliseconds. A JWT has two times, and their difference is right
 * even if the visitor's clock is wrong. Other tokens get the default.
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
