import { memberScreens, membersHomes } from '../../../contract/members/pages.ts';
import type { Language } from '../../../locales/languages.ts';

/** Where a new password is asked for, and where the link in the mail leads. */
export function passwordResetPath(language: Language): string {
  return `${membersHomes[language]}/${memberScreens.resetPassword[language]}`;
}
