import {
  brokenLink,
  memberLinkPage,
  memberLinkToken,
  type MemberLinkKind,
} from '../../contract/members/addresses.ts';
import { membersHomes } from '../../locales/languages.ts';
import { memberLinkPrefix } from '../../contract/storageKeys.ts';
import { sessionItem } from '../storage/sessionItem.ts';
import { storeSessionItem } from '../storage/storeSessionItem.ts';

/**
 * Removes the token of a mailed link from the address bar and the history, where other users of the
 * computer could find it and scripts could pass it on. The token is stored for this tab, so that a
 * reload does not lose it.
 */
export function takeMemberLink(): void {
  const { pathname, search, hash } = location;
  const kind = kindAt(pathname);
  if (!kind || !/[#?&]token=/.test(search + hash)) return;
  const query = new URLSearchParams(search);
  query.delete('token');
  const rest = query.size > 0 ? `?${query}` : '';
  const anchor = hash.includes('token=') ? '' : hash;
  history.replaceState(history.state, '', pathname + rest + anchor);
  keep(kind, memberLinkToken({ hash, search }) ?? brokenLink);
}

/** The unused tokens of mailed links that were opened in this tab. */
export const memberLinks = {
  /** The token; empty without one. */
  kept: (kind: MemberLinkKind): string =>
    page.memberLinks?.[kind] ?? sessionItem(memberLinkPrefix + kind),

  forget: (kind: MemberLinkKind): void => {
    keep(kind, '');
    for (const listener of watchers) listener();
  },

  /** Calls a function after each link that is opened or forgotten. */
  watch: (listener: () => void): (() => void) => {
    const take = () => {
      takeMemberLink();
      listener();
    };
    // Client navigation does not run the script in the head.
    takeMemberLink();
    watchers.add(listener);
    addEventListener('hashchange', take);
    return () => {
      watchers.delete(listener);
      removeEventListener('hashchange', take);
    };
  },
};

const watchers = new Set<() => void>();

/**
 * A global variable, because session storage may be off and the script in the head is a separate
 * bundle.
 */
const page = globalThis as { memberLinks?: Partial<Record<MemberLinkKind, string>> };

function kindAt(path: string): MemberLinkKind | undefined {
  return kinds.find((kind) =>
    languages.some((language) => path.startsWith(memberLinkPage(kind, language))),
  );
}

const kinds: readonly MemberLinkKind[] = ['resetPassword', 'invitation'];

const languages = Object.keys(membersHomes) as readonly (keyof typeof membersHomes)[];

function keep(kind: MemberLinkKind, token: string): void {
  page.memberLinks = { ...page.memberLinks, [kind]: token };
  // A broken link is explained once. Stored, the explanation would appear on later visits in this tab.
  storeSessionItem(memberLinkPrefix + kind, token === brokenLink ? '' : token);
}
