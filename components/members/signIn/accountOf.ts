import { jwtDecode } from 'jwt-decode';
import { looksLikeEmail } from './looksLikeEmail.ts';

/**
 * Whose account a mailed token is for, where it says so: shown, and offered to password managers. The
 * backend alone knows whether it is true.
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
