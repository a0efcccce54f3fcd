/** On the parts of the user menu that the browser fills in or listens to. */
export interface UserMenuData {
  readonly userMenu: UserMenuPart;
}

export type UserMenuPart =
  | 'name'
  /** Around the member's number, which not every user has. */
  | 'numberLine'
  | 'number'
  /** Around the link to the administration, which only administrators see. */
  | 'administration'
  | 'logOut';

export function userMenuPart(part: UserMenuPart): string {
  return `[data-user-menu=${part}]`;
}
