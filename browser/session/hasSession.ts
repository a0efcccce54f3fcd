import { loggedInKey, sessionKey } from '../../contract/storageKeys.ts';

/**
 * Whether there may be a login in this browser: the one thing about it that each visit runs, so that
 * visitors load nothing more. Where it is wrong, the session finds out and says so.
 */
export function hasSession(): boolean {
  try {
    return (
      sessionStorage.getItem(sessionKey) !== null ||
      // A question mark: no tab has answered for it (loggedInMark.ts).
      !(localStorage.getItem(loggedInKey) ?? '?').startsWith('?')
    );
  } catch {
    return false;
  }
}
