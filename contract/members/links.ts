import { memberScreens, membersHomes, type Language } from '../../locales/languages.ts';

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
