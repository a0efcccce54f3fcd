import { membersMenusName } from '../../../contract/pageData.ts';
import { sharedDataFolder } from '../../../contract/pageData.ts';
import {
  memberAttribute,
  slotElement,
  stylesheetSelector,
  type StylesheetData,
} from '../../../contract/markup.ts';
import type { SharedData } from '../../../contract/pageData.ts';
import type { MembersMenusData } from '../../../contract/records.ts';
import { onSessionChanged, sessionSnapshot } from '../../session/sessionStore.ts';
import { fetchJson } from '../navigation/fetchJson.ts';
import { trustedHtml } from '../navigation/trustedHtml.ts';
import { prepareUserMenu, tellUser } from './userMenu.ts';

/*
 * Loaded if there may be a login. The menus are shown before the session is known, since they
 * contain nothing confidential. If there is no login, they are removed again.
 */

interface Menus {
  readonly data: MembersMenusData;
  /** The menu entry for members, and the one for visitors that it replaces. */
  readonly ofMembers: Element;
  readonly ofVisitors: Element;
  /** The user menu. */
  readonly user: Element;
  readonly markCurrentLinks: () => void;
}

/** The last entry of the primary menu, as section 4 of the specification requires. */
const lastEntry = `header nav:not(${slotElement} nav) > ul > li:last-child`;

/** The element around the primary menu. */
const menuSelector = 'header [popover]';

let menus: Promise<Menus | undefined> | undefined;

onSessionChanged(() => void menus?.then(show));
// After another log-in, a failed load is tried again.
addEventListener('storage', () => void begin());
void begin();

async function begin(): Promise<void> {
  // Before the menus load: a member may already be navigating to the log-in page.
  markMember();
  try {
    const loaded = await (menus ??= load());
    if (!loaded) return;
    show(loaded);
    const { memberSession } = await import('../../session/memberSession.ts');
    await memberSession(loaded.data.backend);
    // The session may have started before this login, for another island.
    show(loaded);
  } catch {
    // The visitors' entry still leads to the log-in.
    menus = undefined;
  }
}

async function load(): Promise<Menus | undefined> {
  const ofVisitors = document.querySelector(lastEntry);
  const style = document.querySelector<HTMLElement>(stylesheetSelector);
  const { build } = (style?.dataset ?? {}) as Partial<StylesheetData>;
  const [compilationHash] = build?.split(' ') ?? [];
  if (!compilationHash || !ofVisitors) return undefined;
  const name = membersMenusName(compilationHash, document.documentElement.lang);
  const [shared, { markCurrentLinks }] = await Promise.all([
    fetchJson(sharedDataFolder + name),
    import('../navigation/showPage.ts'),
  ]);
  const { data } = shared as SharedData<MembersMenusData>;
  document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(data.css));
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(data.html);
  const [ofMembers, user] = template.content.children;
  if (!ofMembers || !user) return undefined;
  prepareUserMenu(user, data);
  return { data, ofMembers, ofVisitors, user, markCurrentLinks };
}

function show(loaded: Menus | undefined): void {
  if (!loaded) return;
  const { ofMembers, ofVisitors, user: userMenu } = loaded;
  const { user } = sessionSnapshot();
  const isLoggedOut = !markMember();
  if (user) tellUser(userMenu, user);
  if (isLoggedOut === ofVisitors.isConnected) return;
  const before = isLoggedOut ? ofMembers : ofVisitors;
  const after = isLoggedOut ? ofVisitors : ofMembers;
  const hadFocus = [before, userMenu].some((entry) => entry.contains(document.activeElement));
  // Replaces the whole entry: a growing element would count as a layout shift, a new one does not.
  before.replaceWith(after);
  if (isLoggedOut) userMenu.remove();
  else document.querySelector(menuSelector)?.prepend(userMenu);
  if (hadFocus) after.querySelector<HTMLElement>('a, summary')?.focus();
  loaded.markCurrentLinks();
}

/**
 * Hides the log-in form if there is or may be a login: client navigation does not run the script in
 * the head (markMember.ts).
 *
 * @returns true if there may be a login
 */
function markMember(): boolean {
  return document.documentElement.toggleAttribute(
    memberAttribute,
    sessionSnapshot().state !== 'out',
  );
}
