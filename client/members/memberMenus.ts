import { membersMenusName } from '../../contract/addresses/membersMenus.ts';
import { sharedDataFolder } from '../../contract/addresses/pageData.ts';
import { memberHere } from '../../contract/markup/memberHere.ts';
import { slotElement } from '../../contract/markup/slot.ts';
import { stylesheetSelector, type StylesheetData } from '../../contract/markup/stylesheet.ts';
import type { MembersMenusData, SharedData } from '../../contract/records/sharedData.ts';
import { onSessionChanged, sessionSnapshot } from '../../browser/session/sessionStore.ts';
import { fetchJson } from '../navigation/fetchJson.ts';
import { markCurrentLinks } from '../navigation/currentLinks.ts';
import { trustedHtml } from '../navigation/trustedHtml.ts';
import { prepareUserMenu, tellUser } from './userMenu.ts';

/*
 * Loaded where there may be a login. The menus come before it is known whose it is, as they name nothing
 * that only members may know; where there turns out to be no login, they go again.
 */

interface Menus {
  readonly data: MembersMenusData;
  /** The entry of members, and the one that visitors have in its place. */
  readonly ofMembers: Element;
  readonly ofVisitors: Element;
  /** Who is logged in. */
  readonly user: Element;
}

/** The last entry of the primary menu, as the specification has it (section 4). */
const lastEntry = `header nav:not(${slotElement} nav) > ul > li:last-child`;

/** Around the primary menu. */
const menuPlace = 'header [popover]';

let menus: Promise<Menus | undefined> | undefined;

onSessionChanged(() => void menus?.then(show));
// With another log-in, what could not be loaded is tried again.
addEventListener('storage', () => void begin());
void begin();

async function begin(): Promise<void> {
  // Before the menus are there: a member may be on the way to the log-in page already.
  markMember();
  try {
    const loaded = await (menus ??= load());
    if (!loaded) return;
    show(loaded);
    const { memberSession } = await import('../../browser/session/memberSession.ts');
    await memberSession(loaded.data.backend);
    // Another island may have looked before there was a login.
    show(loaded);
  } catch {
    // The entry that all visitors have leads to the log-in.
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
  const { data } = (await fetchJson(sharedDataFolder + name)) as SharedData<MembersMenusData>;
  document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(data.css));
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(data.html);
  const [ofMembers, user] = template.content.children;
  if (!ofMembers || !user) return undefined;
  prepareUserMenu(user, data);
  return { data, ofMembers, ofVisitors, user };
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
  // The whole entry: what grows in its place would be a shift of the layout, and what is new is none.
  before.replaceWith(after);
  if (isLoggedOut) userMenu.remove();
  else document.querySelector(menuPlace)?.prepend(userMenu);
  if (hadFocus) after.querySelector<HTMLElement>('a, summary')?.focus();
  markCurrentLinks();
}

/**
 * Hides the log-in form from whoever is or may be logged in, as a client navigation runs no script of a head
 * (markMember.ts).
 *
 * @returns whether there may be a login
 */
function markMember(): boolean {
  return document.documentElement.toggleAttribute(memberHere, sessionSnapshot().state !== 'out');
}
