import { membersMenusName } from '../../contract/addresses/membersMenus.ts';
import { sharedDataFolder } from '../../contract/addresses/pageData.ts';
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
  /** The entries of members, and what visitors have in their place. */
  readonly ofMembers: readonly HTMLElement[];
  readonly ofVisitors: HTMLElement;
}

let menus: Promise<Menus | undefined> | undefined;

onSessionChanged(() => void menus?.then(show));
// With another log-in, what could not be loaded is tried again.
addEventListener('storage', () => void begin());
void begin();

async function begin(): Promise<void> {
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
  const ofVisitors = document.querySelector<HTMLElement>(lastEntry);
  const style = document.querySelector<HTMLElement>(stylesheetSelector);
  const { build } = (style?.dataset ?? {}) as Partial<StylesheetData>;
  const [compilationHash] = build?.split(' ') ?? [];
  if (!compilationHash || !ofVisitors) return undefined;
  const name = membersMenusName(compilationHash, document.documentElement.lang);
  const { data } = (await fetchJson(sharedDataFolder + name)) as SharedData<MembersMenusData>;
  document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(data.css));
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(data.html);
  const ofMembers = [...template.content.children] as HTMLElement[];
  prepareUserMenu(template.content, data);
  return { data, ofMembers, ofVisitors };
}

/** The last entry of the primary menu, as the specification has it (section 4). */
const lastEntry = `header nav:not(${slotElement} nav) > ul > li:last-child`;

function show(loaded: Menus | undefined): void {
  if (!loaded) return;
  const { ofMembers, ofVisitors } = loaded;
  const { state, user } = sessionSnapshot();
  const isLoggedOut = state === 'out';
  if (user) for (const entry of ofMembers) tellUser(entry, user);
  if (isLoggedOut === ofVisitors.isConnected) return;
  if (isLoggedOut) giveWay(ofMembers, [ofVisitors]);
  else giveWay([ofVisitors], ofMembers);
  markCurrentLinks();
}

/** Replaces whole entries: what grows in its place would be a shift of the layout, and what is new is none. */
function giveWay(shown: readonly HTMLElement[], others: readonly HTMLElement[]): void {
  const hadFocus = shown.some((entry) => entry.contains(document.activeElement));
  shown[0]?.before(...others);
  for (const entry of shown) entry.remove();
  if (hadFocus) others[0]?.querySelector<HTMLElement>('a, summary')?.focus();
}
