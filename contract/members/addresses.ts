import {
  memberScreens,
  membersHomes,
  type Language,
  memberPages,
} from '../../locales/languages.ts';
import type { MemberPageKey, MemberScreenKey } from './audiences.ts';

/*
 * The links in mails to members. The token follows `#`, which browsers do not send:
 * `/mitgliederbereich/reset-password#token=…`, `/en/members-area/invitation#token=…`.
 */

export type MemberLinkKind = 'resetPassword' | 'invitation';

/**
 * The path of the page that a link leads to. For `resetPassword`, site address and path are
 * Directus' `reset_url`.
 */
export function memberLinkPage(kind: MemberLinkKind, language: Language): string {
  return `${membersHomes[language]}/${memberScreens[kind][language]}`;
}

/** The path of a link with its token, without the site's address. */
export function memberLink(kind: MemberLinkKind, language: Language, token: string): string {
  return `${memberLinkPage(kind, language)}#${tokenName}=${token}`;
}

const tokenName = 'token';

/**
 * The token after `#`. Also read from the query: Directus' own mails have it there if our
 * extensions are not installed.
 */
export function memberLinkToken({
  hash,
  search,
}: {
  readonly hash: string;
  readonly search: string;
}): string | undefined {
  return linkTokenPattern.exec(hash)?.[1] ?? linkTokenPattern.exec(search)?.[1];
}

/**
 * Three parts of base64url, as Directus signs them; nothing else counts as a token, so `#main`
 * stays an anchor. Characters that a mail program has added, such as a full stop, are ignored.
 */
const linkTokenPattern = /[#?&]token=([\w-]{2,2000}\.[\w-]{2,2000}\.[\w-]{2,200})(?![\w-])/;

/** Stored in place of the token if a part of the link is missing. */
export const brokenLink = 'broken';

/** How long a link is valid; Directus sets the first value. Each link works once. */
export const resetLinkHours = 24;
export const invitationLinkDays = 14;

/**
 * Directus' codes for links that are no longer valid. For a new password that breaks the rules, the
 * code is FAILED_VALIDATION, and the link stays valid.
 */
export const linkRefusals = {
  TOKEN_EXPIRED: 'expired',
  /** The password has been changed since, by the link or otherwise; or the account is blocked. */
  FORBIDDEN: 'used',
  INVALID_INVITE: 'used',
  /** The token is incomplete or forged. */
  INVALID_TOKEN: 'unknown',
} as const;

/**
 * Ends all sessions of a member except the one of the request; `Session.endOtherSessions` calls it.
 */
export const endOtherSessionsPath = '/collegium/sessions/end-others';

/** Returns all data stored with the account of the logged-in member. */
export const ownDataPath = '/collegium/account/data';

/** The parameter with the page that the visitor wanted to open before the log-in. */
const returnParameter = 'return';

/**
 * The page to open after a log-in: the address in the query, if it is in the members' area. Other
 * addresses are refused, since a link to the log-in could otherwise send visitors to another
 * website.
 */
export function returnPath(search: string, origin: string): string | undefined {
  const requested = new URLSearchParams(search).get(returnParameter);
  if (requested === null || !URL.canParse(requested, origin)) return undefined;
  // Parsed like in a browser, which accepts several notations for a host.
  const url = new URL(requested, origin);
  const isInside = Object.values(membersHomes).some((home) => url.pathname.startsWith(`${home}/`));
  return url.origin === origin && isInside ? url.pathname + url.search + url.hash : undefined;
}

/** The address of a page of the members' area in a language. */
export function memberPath(key: MemberPageKey | MemberScreenKey, language: Language): string {
  const slug = isPage(key) ? memberPages[key][language] : memberScreens[key][language];
  return `${membersHomes[language]}/${slug}`;
}

/** The address of a page that the office wrote, by its key or by its slug. */
export function memberPagePath(
  {
    key,
    slug = '',
  }: { readonly key?: MemberPageKey | undefined; readonly slug?: string | undefined },
  language: Language,
): string {
  return key ? memberPath(key, language) : `${membersHomes[language]}/${slug}`;
}

/** The address of a news item for members. */
export function memberNewsPath(slug: string, language: Language): string {
  return `${memberPath('news', language)}/${slug}`;
}

/** The target of an address below the area's home. The backend decides whether it exists. */
type MemberTarget =
  | { readonly kind: 'news'; readonly slug: string }
  | { readonly kind: 'page'; readonly slug: string }
  | { readonly kind: 'none' };

/** The target of an address that is none of the fixed ones. */
export function memberTargetAt(path: string, language: Language): MemberTarget {
  const news = `${memberPath('news', language)}/`;
  const isNews = path.startsWith(news);
  const above = isNews ? news : `${membersHomes[language]}/`;
  const slug = path.startsWith(above) ? path.slice(above.length).replace(/\/$/, '') : '';
  if (!possibleSlug.test(slug)) return { kind: 'none' };
  return { kind: isNews ? 'news' : 'page', slug };
}

/** The slugs that editors may choose. Others are not requested. */
const possibleSlug = /^[a-z0-9-]{1,200}$/;

function isPage(key: MemberPageKey | MemberScreenKey): key is MemberPageKey {
  return key in memberPages;
}
