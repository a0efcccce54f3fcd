import { hasSession } from '../../session/hasSession.ts';
import { sessionEvent } from '../../../contract/members/session.ts';
import { reloadOnce } from '../reloadOnce.ts';

/**
 * Shows members their menus and keeps their login fresh, if there may be a login: at the start, or
 * when this tab or another one logs in. Other visitors load none of that code.
 */
export function startMembers(): void {
  const start = () => {
    if (hasSession()) import('./memberMenus.ts').catch(reloadOnce);
  };
  start();
  addEventListener('storage', start);
  addEventListener(sessionEvent, start);
}
