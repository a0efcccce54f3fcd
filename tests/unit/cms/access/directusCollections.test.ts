import type { Holder } from '../../../../cms/access/rights/Right.ts';
import {
  memberRoleIds,
  membersFolder,
  permissionsOf,
  policyIds,
  publicFolder,
} from './madePolicies.ts';

/* The rights to Directus’ own collections: files, folders, accounts, roles, buttons and the history of content. */

describe('Directus’ own collections', () => {
  const shownOfFile = [
    ...['id', 'title', 'description', 'filename_download', 'type', 'filesize', 'folder'],
    ...['width', 'height', 'focal_point_x', 'focal_point_y', 'credit', 'licence', 'modified_on'],
  ];
  const describedOfFile = [
    ...['title', 'description', 'location', 'tags', 'folder', 'filename_download'],
    ...['focal_point_x', 'focal_point_y', 'credit', 'licence'],
  ];
  /** No type that a browser or a web server executes. */
  const fileTypes = [
    ...['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'],
    ...['application/pdf', 'application/msword', 'application/vnd.ms-excel'],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ...['application/vnd.ms-powerpoint', 'application/rtf', 'text/plain', 'text/csv'],
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.oasis.opendocument.text',
    'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.oasis.opendocument.presentation',
    ...['application/epub+zip', 'text/calendar', 'text/vcard', 'application/zip'],
    ...['application/x-zip-compressed', 'text/rtf', 'text/x-vcard'],
  ];
  const isPublic = { folder: { _eq: publicFolder } };
  const isMembers = { folder: { _eq: membersFolder } };
  const document = (condition: object) => ({ member_documents: { _some: condition } });
  const publicFiles = { read: { items: isPublic, fields: shownOfFile } };
  const filesOfMembers = (audience: string) => ({
    read: {
      items: {
        _or: [
          isPublic,
          {
            _and: [
              isMembers,
              document({ audience: { _in: [audience, 'both'] } }),
              {
                _or: [
                  document({ status: { _eq: 'published' } }),
                  {
                    _and: [
                      document({ status: { _eq: 'scheduled' } }),
                      document({ publish_on: { _lte: '$NOW' } }),
                    ],
                  },
                ],
              },
              {
                _or: [
                  document({ withdraw_on: { _null: true } }),
                  document({ withdraw_on: { _gt: '$NOW' } }),
                ],
              },
            ],
          },
        ],
      },
      fields: shownOfFile,
    },
  });
  const filing = (items: object, folder: object, presets?: object) => {
    const uploaded = [{ storage: { _eq: 'local' } }, { type: { _in: fileTypes } }, { folder }];
    const onDisk = { filename_disk: { _regex: '^[0-9a-f-]{36}(\\.[A-Za-z0-9]{1,8})?$' } };
    return {
      read: { items },
      create: {
        fields: [...describedOfFile, 'storage', 'type'],
        values: { _and: uploaded },
        ...(presets && { presets }),
      },
      update: {
        items,
        fields: [...describedOfFile, 'storage', 'type', 'filename_disk', 'metadata'],
        values: { _and: [...uploaded, onDisk] },
      },
      delete: { items },
    };
  };

  const isOneself = { id: { _eq: '$CURRENT_USER' } };
  const isMember = { role: { _in: memberRoleIds } };
  /** Not one who also works in Directus: whoever changes that account's address gets its rights. */
  const isOnlyMember = { _and: [isMember, { policies: { _none: { id: { _nnull: true } } } }] };
  const ofAdministrators = { policy: { admin_access: { _eq: true } } };
  const colleaguesWith = (policy: string) => {
    const access = { policy: { _eq: policy } };
    const items = {
      _and: [
        { email: { _nnull: true } },
        {
          _or: [
            { policies: access },
            { role: { policies: access } },
            { policies: ofAdministrators },
            { role: { policies: ofAdministrators } },
          ],
        },
      ],
    };
    return { items, fields: ['id', 'first_name', 'last_name'] };
  };
  const contact = ['phone', 'practice', 'street', 'zip_code', 'city'];
  const shownOfMember = [
    ...['id', 'first_name', 'last_name', 'email', 'member_number', 'role', ...contact],
    ...['language', 'members_seen_at'],
  ];
  const atMost200 = (field: string) => ({
    _or: [{ [field]: { _null: true } }, { [field]: { _regex: '^[\\s\\S]{0,200}$' } }],
  });
  const memberAccount = {
    read: { items: isOneself, fields: shownOfMember },
    update: {
      items: isOneself,
      fields: ['password', ...contact, 'language', 'members_seen_at'],
      values: {
        _and: [
          ...contact.map(atMost200),
          {
            _or: [
              { language: { _null: true } },
              { language: { _regex: '^[a-z]{2}(-[A-Z]{2})?$' } },
            ],
          },
        ],
      },
    },
  };
  const accountInApp = {
    update: {
      items: isOneself,
      fields: [
        ...['password', 'language', 'first_name', 'last_name', 'location', 'title', 'description'],
        ...['avatar', 'appearance', 'theme_light', 'theme_dark', 'email_notifications'],
        'tfa_secret',
      ],
    },
  };
  const writtenOfMember = [
    ...['first_name', 'last_name', 'email', 'member_number', 'role', 'status', 'language'],
    ...[...contact, 'invitation'],
  ];
  const buttons = {
    read: {
      items: { trigger: { _eq: 'manual' } },
      fields: ['id', 'status', 'name', 'icon', 'color', 'options', 'trigger'],
    },
  };

  /** The changes of the content that a holder edits. */
  const historyOf = (holder: Holder) => {
    const edited = permissionsOf(holder)
      .filter(({ action, collection }) => action === 'update' && !/^directus_/.test(collection))
      .map(({ collection }) => collection)
      // Members send these, so their earlier versions must not outlast them.
      .filter((collection) => collection !== 'change_requests');
    const items = { collection: { _in: edited } };
    const hasNoOrigin = [{ ip: { _null: true } }, { user_agent: { _null: true } }];
    return {
      directus_revisions: {
        read: {
          items,
          fields: ['id', 'activity', 'collection', 'item', 'data', 'delta', 'parent', 'version'],
        },
      },
      directus_activity: {
        read: {
          items: { _and: [items, ...hasNoOrigin] },
          fields: [
            ...['id', 'action', 'user', 'timestamp', 'collection', 'item', 'revisions'],
            ...['ip', 'user_agent', 'origin'],
          ],
        },
      },
    };
  };

  it.each<[Holder, object]>([
    ['everybody', { directus_files: publicFiles }],
    ['vhm', { directus_files: filesOfMembers('vhm'), directus_users: memberAccount }],
    ['adt', { directus_files: filesOfMembers('adt'), directus_users: memberAccount }],
    ['build', { directus_files: publicFiles }],
    ['staff', { directus_users: accountInApp }],
    [
      'inbox',
      {
        directus_users: { read: colleaguesWith(policyIds.inbox) },
        directus_flows: buttons,
      },
    ],
    [
      'editors',
      {
        directus_files: filing(
          { _or: [{ folder: { _null: true } }, { folder: { _neq: membersFolder } }] },
          { _neq: membersFolder },
        ),
        directus_folders: { read: {} },
        directus_users: { ...accountInApp, read: colleaguesWith(policyIds.editors) },
        directus_flows: buttons,
      },
    ],
    [
      'membersEditors',
      {
        directus_files: filing(isMembers, { _eq: membersFolder }, { folder: membersFolder }),
        directus_folders: { read: { items: { id: { _eq: membersFolder } } } },
        directus_users: {
          read: {
            items: { _or: [isOneself, isMember] },
            fields: [...shownOfMember, 'status', 'invitation', 'invited_at', 'last_access'],
          },
          create: {
            fields: writtenOfMember,
            values: { _and: [isMember, { role: { _submitted: true } }] },
          },
          update: { items: isOnlyMember, fields: writtenOfMember, values: isMember },
          delete: { items: isOnlyMember },
        },
        directus_roles: {
          read: {
            items: { id: { _in: memberRoleIds } },
            fields: ['id', 'name', 'icon', 'description'],
          },
        },
        directus_flows: buttons,
      },
    ],
  ])('of %s', (holder, expected) => {
    const found: Record<string, Record<string, object>> = {};
    for (const { collection, action, ...right } of permissionsOf(holder)) {
      if (!collection.startsWith('directus_')) continue;
      const { permissions: items, validation: values, presets, fields } = right;
      (found[collection] ??= {})[action] = {
        ...(items && { items }),
        ...(values && { values }),
        ...(presets && { presets }),
        ...(fields.join() !== '*' && { fields }),
      };
    }
    const seesHistory = holder === 'editors' || holder === 'membersEditors';
    const history = seesHistory ? historyOf(holder) : {};
    expect(sorted(found)).toEqual(sorted({ ...expected, ...history }));
  });

  /** Sorts lists of file types: their order has no meaning. */
  const sorted = (value: object): object =>
    JSON.parse(JSON.stringify(value), (key, part: unknown) =>
      key === '_in' ? (part as string[]).toSorted() : part,
    ) as object;
});
