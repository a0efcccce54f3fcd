import { sessionKey } from '../../contract/storageKeys.ts';
import { loginIn, type Login } from './login.ts';
import type { TabWindow } from './TabWindow.ts';

/*
 * The login in this tab's session storage, which lasts as long as the tab.
 */

/** The stored login. Undefined if the value is no login, or another backend's. */
export function storedLogin(window: TabWindow, backend: string): Login | undefined {
  try {
    const login = loginIn(JSON.parse(window.sessionStorage.getItem(sessionKey) ?? 'null'));
    return login?.backend === backend ? login : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a login in place of any other. */
export function storeLogin(window: TabWindow, login: Login): void {
  try {
    window.sessionStorage.setItem(sessionKey, JSON.stringify(login));
  } catch {
    // Storage may be full or forbidden; the login then lasts for this page.
  }
}

export function forgetLogin(window: TabWindow): void {
  try {
    window.sessionStorage.removeItem(sessionKey);
  } catch {
    // If storage is off, nothing is stored.
  }
}
