import type { memberPages, memberScreens } from '../../locales/languages.ts';

/* The groups of members, the pages for each, and the roles of members and staff in Directus. */

/**
 * The members that something is for. A project may have two associations in one members' area: its own (`vhm`),
 * and a second one (`adt`). The names are those of the first project (specification, sections 2 and 6).
 */
export type Audience = 'vhm' | 'adt';

export type MemberPageKey = keyof typeof memberPages;
export type MemberScreenKey = keyof typeof memberScreens;

/**
 * The pages of the members' area (specification, section 2). Their addresses are fixed, since mails
 * and menus link to them (locales/languages.ts). The backend has their content and checks access to it.
 */
export const audiences: Readonly<Record<MemberPageKey, Audience>> = {
  home: 'vhm',
  medicines: 'vhm',
  hotline: 'vhm',
  legalAdvice: 'vhm',
  products: 'vhm',
  press: 'vhm',
  homeAdt: 'adt',
  feesAdt: 'adt',
  contractAdt: 'adt',
  codeAdt: 'adt',
};

/*
 * The roles that the seed creates in Directus, by their ids, which stay the same after renaming.
 * Users with other roles are no members for the website.
 */

export const memberRoles = {
  vhm: '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b01',
  adt: '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b04',
  both: '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b05',
} as const;

export const staffRoles = {
  editor: '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b02',
  /** Writes the content for members, and manages their accounts. */
  membersEditor: '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b06',
  /** Reads messages and newsletter subscribers. */
  inbox: '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b07',
  build: '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b03',
} as const;

/** The members that a record is for: those of one association, or of both. */
export type RecordAudience = Audience | 'both';

/** The audiences of a member's role, by its id. */
export const audiencesOf: Readonly<Record<string, readonly Audience[]>> = {
  [memberRoles.vhm]: ['vhm'],
  [memberRoles.adt]: ['adt'],
  [memberRoles.both]: ['vhm', 'adt'],
  [staffRoles.membersEditor]: ['vhm', 'adt'],
};
