import { hasSession } from '../../browser/session/hasSession.ts';
import { memberHere } from '../../contract/markup/memberHere.ts';
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
  // As markMember.ts does in the head of the log-in pages: a client navigation to them runs no script of a head,
  // and may be faster than the import.
  document.documentElement.toggleAttribute(memberHere, hasSession());
  start();
  addEventListener('storage', start);
  addEventListener(sessionEvent, start);
}
