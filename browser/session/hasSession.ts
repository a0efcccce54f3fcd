import { loggedInKey, sessionKey } from '../../contract/storageKeys.ts';

/**
 * True if this browser may have a login. The only code about logins that each page runs, so that
 * visitors load nothing more. If the result is wrong, the session corrects it.
 */
export function hasSession(): boolean {
  try {
    return (
      !!sessionStorage.getItem(sessionKey) ||
      // A minus means that no tab has answered (loggedInMark.ts). A missing key is null, which is
      // not greater either.
      (localStorage.getItem(loggedInKey) as string) > '0'
    );
  } catch {
    return false;
  }
}
