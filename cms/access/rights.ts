import { membersFolder } from '../../contract/files.ts';
import { memberRoles } from '../../contract/members/audiences.ts';
import { memberCollections } from '../../contract/members/content.ts';
import { seedRecord } from '../seed/seedRecord.ts';
import type { Collection } from '../seed/Collection.ts';
import { accounts } from './rights/accounts.ts';
import { changeRequests, rightsOnContent } from './rights/content.ts';
import { files } from './rights/files.ts';
import { history } from './rights/history.ts';
import type { Right, RightsRow } from './rights/Right.ts';

/**
 * Returns the rights by collection, holder, action, fields and items. Directus' policies and the
 * content-model document are generated from this table. Only administrators have rights that are
 * missing here.
 *
 * @param storage the name of Directus' storage location for files
 */
export function rightsTable(
  layout: readonly Collection[],
  storage: string,
): Readonly<Record<string, RightsRow>> {
  const content = layout.filter(
    ({ name, fields }) => Object.keys(fields).length > 0 && name !== seedRecord,
  );
  const rows = Object.fromEntries(
    content.map((each) => [each.name, rightsOnContent(each, layout)]),
  );
  return {
    ...rows,
    ...history(content.filter(({ received }) => !received).map(({ name }) => [name, rows[name]])),
    [memberCollections.changeRequests]: changeRequests(content),
    directus_files: files(storage),
    directus_folders: {
      editors: { read: {} },
      membersEditors: { read: { items: { id: { _eq: membersFolder } } } },
    },
    directus_users: accounts,
    // Members' editors choose a member's role by its name.
    directus_roles: {
      membersEditors: {
        read: {
          items: { id: { _in: Object.values(memberRoles) } },
          fields: ['id', 'name', 'icon', 'description'],
        },
      },
    },
    // Directus needs these fields to show the buttons of manual flows.
    directus_flows: {
      editors: { read: buttons },
      membersEditors: { read: buttons },
      inbox: { read: buttons },
    },
  };
}

const buttons: Right = {
  items: { trigger: { _eq: 'manual' } },
  fields: ['id', 'status', 'name', 'icon', 'color', 'options', 'trigger'],
};
