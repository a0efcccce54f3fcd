import { policies, type Policy } from '../../../../cms/access/policies.ts';
import type { Action, Holder } from '../../../../cms/access/rights.ts';
import { policiesOf, roles } from '../../../../cms/access/roles.ts';
import { allForms } from '../../../../contract/forms/forms.ts';
import { layout } from '../../../../cms/seed/layout.ts';
import { allowed, rightsOf, withDrafts, type Role } from '../../../cms/rights.ts';

/**
 * Checks the policies for Directus without starting it. Actions and fields are compared with a
 * table written by hand, which the tests with a real Directus also use (tests/cms/rights.ts). The
 * expected filters are in this file.
 */
const wanted = layout('http://localhost:8080');
let made: readonly Policy[];

// Compute this in a hook: an error while the file loads would not be reported as a failed test.
beforeAll(() => {
  made = policies(wanted, { storage: 'local', secondFactor: true });
});

/**
 * These ids must not change: existing installations use them for their policies, roles and folders.
 */
const policyIds: Readonly<Record<Holder, string>> = {
  everybody: 'abf8a154-5b1c-4a46-ac9c-7300570f4f17',
  vhm: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a01',
  adt: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a04',
  editors: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a02',
  membersEditors: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a05',
  inbox: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a07',
  staff: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a06',
  build: '3b7d4e0a-8c51-4a53-93b0-5a2e6d1f0a03',
};
const memberRoleIds = [
  '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b01',
  '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b04',
  '7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b05',
];
const publicFolder = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b01';
const membersFolder = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b02';

function permissionsOf(holder: Holder) {
  return made.find(({ id }) => id === policyIds[holder])!.permissions;
}

/** The permissions on the collections that the website brings to Directus. */
function onContent(holder: Holder) {
  return permissionsOf(holder).filter(({ collection }) => !collection.startsWith('directus_'));
}

describe('actions and fields', () => {
  const actions: readonly Action[] = ['create', 'read', 'update', 'delete'];

  it.each<[Role, Holder]>([
    ['anonymous', 'everybody'],
    ['vhm', 'vhm'],
    ['adt', 'adt'],
    ['editor', 'editors'],
    ['membersEditor', 'membersEditors'],
    ['build', 'build'],
  ])('of %s are those of the table', (role, holder) => {
    const found = onContent(holder).map(({ collection, action, fields }) =>
      line(collection, action, fields),
    );
    const expected = wanted.flatMap(({ name }) =>
      actions
        .filter((action) => rightsOf(name, role)[action])
        .map((action) => line(name, action, fieldsFor(role, name, action))),
    );
    expect(expected.length).toBeGreaterThan(10);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('of the inbox are those of forms and subscribers', () => {
    const found = onContent('inbox').map(({ collection, action, fields }) =>
      line(collection, action, fields),
    );
    const received = [...allForms.map(([, { collection }]) => collection), 'subscribers'];
    const expected = received.flatMap((name) =>
      (['read', 'update', 'delete'] as const).map((action) =>
        line(name, action, fieldsFor('inbox', name, action)),
      ),
    );
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('of staff without another role are none', () => {
    expect(onContent('staff')).toEqual([]);
  });

  const line = (collection: string, action: Action, fields: readonly string[]) =>
    `${collection} ${action}: ${fields
      .filter((field) => !isKey(collection, field))
      .toSorted()
      .join()}`;

  // Directus assigns this key.
  const isKey = (collection: string, field: string) =>
    field === 'id' && shapeOf(collection).fields['id']?.primaryKey === true;

  const fieldsFor = (role: Role, collection: string, action: Action) => {
    const fields = Object.keys(shapeOf(collection).fields);
    const named = allowed(collection, role, action, fields);
    return named.length === fields.length ? ['*'] : named;
  };

  const shapeOf = (collection: string) => wanted.find(({ name }) => name === collection)!;
});

describe('filters on the website’s collections', () => {
  const published = {
    _or: [
      { status: { _eq: 'published' } },
      { _and: [{ status: { _eq: 'scheduled' } }, { publish_on: { _lte: '$NOW' } }] },
    ],
  };
  const website = {
    ...Object.fromEntries(
      withDrafts.flatMap((name): [string, object][] => [
        [`${name} read`, published],
        [`${name}_translations read`, { [`${name}_id`]: published }],
      ]),
    ),
    'products_images read': { products_id: published },
    'products_images_translations read': { products_images_id: { products_id: published } },
  };
  const area = (audience: 'vhm' | 'adt') => {
    const theirs = { _and: [published, { audience: { _in: [audience, 'both'] } }] };
    return {
      'member_pages read': theirs,
      'member_pages_translations read': { member_pages_id: theirs },
      'member_news read': theirs,
      'member_news_translations read': { member_news_id: theirs },
      'member_documents read': theirs,
      'member_documents_translations read': { member_documents_id: theirs },
    };
  };

  it.each<[Holder, object]>([
    ['everybody', website],
    ['vhm', { ...website, ...area('vhm') }],
    ['adt', { ...website, ...area('adt') }],
    // Editors and the preview see drafts.
    ['editors', {}],
    ['inbox', {}],
    ['membersEditors', {}],
    ['build', {}],
  ])('of %s', (holder, filters) => {
    const found = onContent(holder)
      .filter(({ permissions }) => permissions !== null)
      .map(({ collection, action, permissions }) => [`${collection} ${action}`, permissions]);
    expect(Object.fromEntries(found)).toEqual(filters);
  });

  it('members send a request of 2,000 characters at most, with words and a language', () => {
    const checked = made.flatMap(({ id, permissions }) =>
      permissions
        .filter(({ collection, validation, presets }) => {
          return !collection.startsWith('directus_') && (validation ?? presets);
        })
        .map((permission) => ({ policy: id, ...permission })),
    );
    const request = {
      collection: 'change_requests',
      action: 'create',
      permissions: null,
      validation: {
        _and: [
          { text: { _submitted: true } },
          { text: { _regex: '\\S' } },
          { text: { _regex: '^[\\s\\S]{0,2000}$' } },
          { language: { _regex: '^[a-z]{2}(-[A-Z]{2})?$' } },
        ],
      },
      presets: null,
      fields: ['text', 'language'],
    };
    expect(checked).toEqual([
      { policy: policyIds.vhm, ...request },
      { policy: policyIds.adt, ...request },
    ]);
  });
});

describe('Directus’ own collections', () => {
  const shownOfFile = [
    ...['id', 'title', 'description', 'filename_download', 'type', 'filesize', 'folder'],
    ...['width', 'height', 'focal_point_x', 'focal_point_y', 'modified_on'],
  ];
  const describedOfFile = [
    ...['title', 'description', 'location', 'tags', 'folder', 'filename_download'],
    ...['focal_point_x', 'focal_point_y'],
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
  const ofInbox = { policy: { _eq: policyIds.inbox } };
  const ofAdministrators = { policy: { admin_access: { _eq: true } } };
  const isColleague = {
    _and: [
      { email: { _nnull: true } },
      {
        _or: [
          { policies: ofInbox },
          { role: { policies: ofInbox } },
          { policies: ofAdministrators },
          { role: { policies: ofAdministrators } },
        ],
      },
    ],
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
        directus_users: {
          read: { items: isColleague, fields: ['id', 'first_name', 'last_name'] },
        },
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
        directus_users: accountInApp,
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

it('only who works in Directus opens its interface', () => {
  expect(made.map(({ id, name, icon, app_access }) => [id, name, icon, app_access])).toEqual([
    [policyIds.everybody, '$t:public_label', 'public', false],
    [policyIds.vhm, 'Member (VHM)', 'badge', false],
    [policyIds.adt, 'Member (ADT)', 'badge', false],
    [policyIds.editors, 'Editor', 'edit', true],
    [policyIds.membersEditors, 'Members’ editor', 'group', true],
    [policyIds.inbox, 'Inbox', 'inbox', true],
    [policyIds.staff, 'Own account in Directus', 'account_circle', true],
    [policyIds.build, 'Website build', 'construction', false],
  ]);
});

it('who sees data of other people needs a second factor, except on a computer for trying out', () => {
  const thatNeedIt = (all: readonly Policy[]) =>
    all.filter((each) => each.enforce_tfa).map(({ name }) => name);
  expect(thatNeedIt(made)).toEqual(['Members’ editor', 'Inbox']);
  expect(thatNeedIt(policies(wanted, { storage: 'local', secondFactor: false }))).toEqual([]);
});

it('a role has the policies of its people and no others', () => {
  const { vhm, adt, editors, membersEditors, inbox, staff, build } = policyIds;
  const [isVhm, isAdt, isBoth] = memberRoleIds;
  expect(roles.map((role) => [role.id, role.name, role.icon, policiesOf(role)])).toEqual([
    [isVhm, 'Member (VHM)', 'badge', [vhm]],
    [isAdt, 'Member (ADT)', 'badge', [adt]],
    [isBoth, 'Member (VHM and ADT)', 'badge', [vhm, adt]],
    ['7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b02', 'Editor', 'edit', [editors]],
    ['7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b06', 'Members’ editor', 'group', [membersEditors, staff]],
    ['7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b07', 'Inbox', 'inbox', [inbox, staff]],
    ['7e1f2c9b-2b1d-4f0e-8e57-1c0c9f2a0b03', 'Website build', 'construction', [build]],
  ]);
});
