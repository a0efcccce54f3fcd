/** On what of the user menu the browser fills in, or waits to be pressed. */
export interface UserMenuData {
  readonly userMenu: UserMenuPart;
}

export type UserMenuPart =
  | 'name'
  /** Around the member's number, which not everybody has. */
  | 'numberLine'
  | 'number'
  /** Around the way to the administration, which is hidden from all but administrators. */
  | 'administration'
  | 'logOut';

export function userMenuPart(part: UserMenuPart): string {
  return `[data-user-menu=${part}]`;
}
