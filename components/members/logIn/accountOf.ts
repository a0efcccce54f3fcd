import { jwtDecode } from 'jwt-decode';
import { looksLikeEmail } from './looksLikeEmail.ts';

/**
 * Returns the account that a mailed token names, if it does: for display and for password managers. Only
 * the backend can verify it.
 */
export function accountOf(token: string): string | undefined {
  try {
    const { email } = jwtDecode<{ readonly email?: unknown }>(token);
    return typeof email === 'string' && email.length <= 254 && looksLikeEmail(email)
      ? email
      : undefined;
  } catch {
    return undefined;
  }
}
