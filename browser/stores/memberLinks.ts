import {
  brokenLink,
  memberLinkPage,
  memberLinkToken,
  type MemberLinkKind,
} from '../../contract/members/links.ts';
import { membersHomes } from '../../contract/members/pages.ts';
import { memberLinkPrefix } from '../../contract/storageKeys.ts';
import { sessionItem } from '../storage/sessionItem.ts';
import { storeSessionItem } from '../storage/storeSessionItem.ts';

/**
 * Takes the token of a mailed link out of the address bar and the history, where others at the computer
 * would find it and scripts would pass it on. It is kept for this tab, so that a reload loses nothing.
 */
export function takeMemberLink(): void {
  const { pathname, search, hash } = location;
  const kind = kindAt(pathname);
  if (!kind || !/[#?&]token=/.test(search + hash)) return;
  const query = new URLSearchParams(search);
  query.delete('token');
  const rest = query.size > 0 ? `?${query}` : '';
  const place = hash.includes('token=') ? '' : hash;
  history.replaceState(history.state, '', pathname + rest + place);
  keep(kind, memberLinkToken({ hash, search }) ?? brokenLink);
}

/** The tokens of mailed links that were opened in this tab, and are still to be used. */
export const memberLinks = {
  /** The token; an empty text without one. */
  kept: (kind: MemberLinkKind): string =>
    page.memberLinks?.[kind] ?? sessionItem(memberLinkPrefix + kind),

  forget: (kind: MemberLinkKind): void => {
    keep(kind, '');
    for (const tell of watchers) tell();
  },

  /** Tells of each link that is opened or forgotten from here on. */
  watch: (tell: () => void): (() => void) => {
    const take = () => {
      takeMemberLink();
      tell();
    };
    // Client navigation runs no script of a head.
    takeMemberLink();
    watchers.add(tell);
    addEventListener('hashchange', take);
    return () => {
      watchers.delete(tell);
      removeEventListener('hashchange', take);
    };
  },
};

const watchers = new Set<() => void>();

/** Session storage may be off. What is taken in the head is read by another script. */
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
  storeSessionItem(memberLinkPrefix + kind, token);
}
