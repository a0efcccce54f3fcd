import { endAtBackend } from './endAtBackend.ts';
import type { Tokens } from './login.ts';
import { bounded } from './bounded.ts';
import type { Credentials, SessionBackend } from './SessionBackend.ts';

/**
 * Changes a member's password. Logs in with the old password first: a project host does not ask for it, and our
 * Directus requires a recent log-in.
 *
 * @returns the tokens of that log-in. Backends keep the session in which the password was changed
 * @throws BackendError if the password has not changed
 */
export function changedPassword(
  backend: SessionBackend,
  old: Credentials,
  password: string,
): Promise<Tokens> {
  return bounded(async (signal) => {
    const tokens = await backend.login(old, signal);
    await backend.changePassword(password, tokens, signal).catch((error: unknown) => {
      void endAtBackend(backend, tokens);
      throw error;
    });
    return tokens;
  });
}
