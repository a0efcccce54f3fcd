import type { Language } from '../../locales/languages.ts';
import { memberScreens, membersHomes } from './pages.ts';

/*
 * The links of mails to members. What proves who opens them stands behind `#`, which no browser sends:
 * `/mitgliederbereich/reset-password#token=…`, `/en/members-area/invitation#token=…`.
 */

export type MemberLinkKind = 'resetPassword' | 'invitation';

/** The page that a link leads to; the first is what Directus is given as `reset_url`, after the site's address. */
export function memberLinkPage(kind: MemberLinkKind, language: Language): string {
  return `${membersHomes[language]}/${memberScreens[kind][language]}`;
}

/** Such a link, after the site's address. */
export function memberLink(kind: MemberLinkKind, language: Language, token: string): string {
  return `${memberLinkPage(kind, language)}#${tokenName}=${token}`;
}

const tokenName = 'token';

/**
 * The token in what follows `#`. A query is read as well, since Directus' own mails, of an installation
 * without our extensions, have it there.
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
 * Three parts of base64url, as Directus signs them; only what looks so is a token, so `#main` stays a place.
 * What a mail program has put behind it, such as a full stop, is no part of it.
 */
const linkTokenPattern = /[#?&]token=([\w-]{2,2000}\.[\w-]{2,2000}\.[\w-]{2,200})(?![\w-])/;

/** Kept in place of the token where the link has lost a part of it on the way. */
export const brokenLink = 'broken';

/** How long a link works; Directus sets the first by itself. Each works once. */
export const resetLinkHours = 24;
export const invitationLinkDays = 14;

/**
 * What Directus says of a link that does not work any more, by its code. Of a new password that the rules
 * refuse it says FAILED_VALIDATION, and the link goes on.
 */
export const linkRefusals = {
  TOKEN_EXPIRED: 'expired',
  /** The password was set by it, or otherwise changed, since; or the account is blocked. */
  FORBIDDEN: 'used',
  INVALID_INVITE: 'used',
  /** Cut off, or made up. */
  INVALID_TOKEN: 'unknown',
} as const;

/** Ends all sessions of a member but the one that asks; `Session.endOtherSessions` calls it. */
export const endOtherSessionsPath = '/collegium/sessions/end-others';

/** Answers everything that is stored with the account of whoever asks. */
export const ownDataPath = '/collegium/account/data';
