import { hasSession } from '../../browser/session/hasSession.ts';
import { sessionEvent } from '../../contract/members/session.ts';
import { reloadOnce } from '../reloadOnce.ts';

/**
 * Gives members their menus and keeps their login fresh, where there may be a login: at once, and as
 * soon as there is one in this tab or another. All other visitors load nothing of it.
 */
export function startMembers(): void {
  const start = () => {
    if (hasSession()) import('./memberMenus.ts').catch(reloadOnce);
  };
  start();
  addEventListener('storage', start);
  addEventListener(sessionEvent, start);
}
