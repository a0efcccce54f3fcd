import { loggedInKey, sessionKey } from '../../contract/storageKeys.ts';

/**
 * Whether there may be a login in this browser: the one thing about it that each visit runs, so that
 * visitors load nothing more. Where it is wrong, the session finds out and says so.
 */
export function hasSession(): boolean {
  try {
    return (
      !!sessionStorage.getItem(sessionKey) ||
      // A minus says that no tab has answered (loggedInMark.ts); what is not there is no more than that.
      (localStorage.getItem(loggedInKey) as string) > '0'
    );
  } catch {
    return false;
  }
}
