import { endAtBackend } from './endAtBackend.ts';
import type { Tokens } from './login.ts';
import { bounded } from './Requests.ts';
import type { Credentials, SessionBackend } from './SessionBackend.ts';

/**
 * Changes a member's password. Logs in with the old password first: backends do not ask for it, and
 * anybody at an unattended computer could change it.
 *
 * @returns the tokens of a login with the new password; undefined if that login has failed
 * @throws BackendError if the password has not changed
 */
export function changedPassword(
  backend: SessionBackend,
  old: Credentials,
  password: string,
): Promise<Tokens | undefined> {
  return bounded(async (signal) => {
    const known = await backend.login(old, signal);
    await backend.changePassword(password, known, signal).catch((error: unknown) => {
      void endAtBackend(backend, known);
      throw error;
    });
    return backend.login({ ...old, password }, signal).catch(() => undefined);
  });
}
