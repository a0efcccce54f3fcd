import { memberRoles, staffRoles } from '../../contract/members/audiences.ts';
import { policyIds } from './policyIds.ts';
import type { Holder } from './rights/Right.ts';

/** A role of Directus. Its users get the policies of the listed holders. */
interface Role {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly holders: readonly Holder[];
}

/** The seed creates each role once. After that, operators may rename them. */
export const roles: readonly Role[] = [
  { id: memberRoles.vhm, name: 'Member (VHM)', icon: 'badge', holders: ['vhm'] },
  { id: memberRoles.adt, name: 'Member (ADT)', icon: 'badge', holders: ['adt'] },
  { id: memberRoles.both, name: 'Member (VHM and ADT)', icon: 'badge', holders: ['vhm', 'adt'] },
  { id: staffRoles.editor, name: 'Editor', icon: 'edit', holders: ['editors'] },
  {
    id: staffRoles.membersEditor,
    name: 'Members’ editor',
    icon: 'group',
    holders: ['membersEditors', 'staff'],
  },
  { id: staffRoles.inbox, name: 'Inbox', icon: 'inbox', holders: ['inbox', 'staff'] },
  { id: staffRoles.build, name: 'Website build', icon: 'construction', holders: ['build'] },
];

export function policiesOf({ holders }: Role): readonly string[] {
  return holders.map((holder) => policyIds[holder]);
}
