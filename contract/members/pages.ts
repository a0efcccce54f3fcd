import type { memberPages, memberScreens } from '../../locales/languages.ts';

/*
 * The pages of the members' area (specification, section 2). Their addresses are fixed, since mails
 * and menus link to them (locales/languages.ts). The backend has their content and checks access to it.
 */

/** The members that a page is for: those of the association, or those of the ADT. */
export type Audience = 'vhm' | 'adt';

export type MemberPageKey = keyof typeof memberPages;
export type MemberScreenKey = keyof typeof memberScreens;

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
