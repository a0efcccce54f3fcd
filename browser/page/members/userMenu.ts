import type { CurrentUser } from '../../../contract/members/session.ts';
import { userMenuPart } from '../../../contract/members/userMenu.ts';
import type { MembersMenusData } from '../../../contract/records.ts';

/**
 * Makes the user menu's button log out and then show the area's home page (specification, section
 * 4).
 */
export function prepareUserMenu(
  root: ParentNode,
  { backend, home }: Pick<MembersMenusData, 'backend' | 'home'>,
): void {
  root.querySelector(userMenuPart('logOut'))?.addEventListener('click', () => {
    void import('../../session/memberSession.ts')
      .then(({ memberSession }) => memberSession(backend))
      // Does not wait for the backend: the login is over in this browser, and the request outlives the page.
      .then((session) => void session.logout())
      .finally(() => leaveFor(home));
  });
}

/**
 * Loads a new document, so that no data of a member is left in this one. Until it arrives, the main region
 * is not shown: it has a log-in form now, and members who begin to fill it in would lose their input.
 */
function leaveFor(home: string): void {
  const main = document.querySelector<HTMLElement>('main');
  main?.style.setProperty('visibility', 'hidden');
  // The back button may show this document again.
  addEventListener('pageshow', () => main?.style.removeProperty('visibility'), { once: true });
  location.assign(home);
}

/** Shows the logged-in user. Names are inserted as text, never as HTML. */
export function tellUser(root: ParentNode, user: CurrentUser): void {
  const part = (name: Parameters<typeof userMenuPart>[0]) =>
    root.querySelector<HTMLElement>(userMenuPart(name));
  const setText = (name: 'name' | 'number', text: string) => {
    const element = part(name);
    if (element) element.textContent = text;
  };
  setText('name', [user.first_name, user.last_name].filter(Boolean).join(' ') || user.email);
  setText('number', user.member_number);
  part('numberLine')?.toggleAttribute('hidden', !user.member_number);
  part('administration')?.toggleAttribute('hidden', !user.isAdministrator);
}
