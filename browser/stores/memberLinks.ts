import { memberScreens, membersHomes } from '../../contract/members/pages.ts';
import { memberLinkPrefix } from '../../contract/storageKeys.ts';
import { sessionItem } from '../storage/sessionItem.ts';
import { storeSessionItem } from '../storage/storeSessionItem.ts';

/** What a link in a mail to a member is for, as its screen is called. */
type MemberLinkKind = 'resetPassword' | 'invitation';

/**
 * Takes the token of a mailed link out of the address bar and the history, where others at the computer
 * would find it and scripts would pass it on. It stands behind `#token=`, or, where a backend writes the
 * link by itself, in the query. What a mail program has put behind it, such as a full stop, is no part of it.
 */
export function takeMemberLink(): void {
  const { pathname, search, hash } = location;
  const kind = kindAt(pathname);
  const inHash = /^#token=/.test(hash);
  const query = new URLSearchParams(search);
  const written = inHash ? hash.slice('#token='.length) : query.get('token');
  if (!kind || written === null) return;
  query.delete('token');
  const rest = query.toString();
  history.replaceState(history.state, '', pathname + (rest && `?${rest}`) + (inHash ? '' : hash));
  // What is no token at all is still said to be a link that nobody knows.
  keep(kind, /^[\w-]+(?:\.[\w-]+)*/.exec(written)?.[0].slice(0, longest) ?? '-');
}

/** The tokens of mailed links that were opened in this tab, and are still to be used. */
export const memberLinks = {
  kept: (kind: MemberLinkKind): string =>
    page.memberLinks?.[kind] ?? sessionItem(memberLinkPrefix + kind),
  forget: (kind: MemberLinkKind): void => {
    keep(kind, '');
    for (const tell of watchers) tell();
  },
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

/** Characters. Directus' own have some 300. */
const longest = 4000;

/** Session storage may be off. What is taken in the head is read by another script. */
const page = globalThis as { memberLinks?: Partial<Record<MemberLinkKind, string>> };

function kindAt(path: string): MemberLinkKind | undefined {
  return kinds.find((kind) =>
    languages.some((language) =>
      path.startsWith(`${membersHomes[language]}/${memberScreens[kind][language]}`),
    ),
  );
}

const kinds: readonly MemberLinkKind[] = ['resetPassword', 'invitation'];

const languages = ['de', 'en', 'fr'] as const;

function keep(kind: MemberLinkKind, token: string): void {
  page.memberLinks = { ...page.memberLinks, [kind]: token };
  storeSessionItem(memberLinkPrefix + kind, token);
}
