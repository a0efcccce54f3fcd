import { memberRoles } from '../../../../contract/members/roles.ts';

const roles = new Set<unknown>(Object.values(memberRoles));

/** Whether whoever has this role is a member, and nothing more. */
export function isMember({ role }: { readonly role?: unknown }): boolean {
  return roles.has(role);
}
