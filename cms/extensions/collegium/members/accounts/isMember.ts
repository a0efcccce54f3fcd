import { memberRoles } from '../../../../../contract/members/audiences.ts';

const roles = new Set<unknown>(Object.values(memberRoles));

/** True if the role is one of the members' roles. */
export function isMember({ role }: { readonly role?: unknown }): boolean {
  return roles.has(role);
}
