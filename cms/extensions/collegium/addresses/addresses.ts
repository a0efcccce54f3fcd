import type { Context, Register } from '../directus.ts';
import { keepLinkedItems } from './linkedItems.ts';
import { keepLinkedPages } from './linkedPages.ts';
import { keepMembersHome } from './membersHome.ts';
import { redirectRenamedPages } from './renamedPages.ts';
import { checkSlugs } from './slugs.ts';

/** Rules for the addresses of pages, so that whatever an editor saves can be published. */
export default function addresses(register: Register, context: Context): void {
  checkSlugs(register);
  redirectRenamedPages(register, context);
  // Its sentence comes first: taking the page out of the menu would not help.
  keepMembersHome(register);
  keepLinkedPages(register);
  keepLinkedItems(register);
}
