import { memberRoles } from '../../../contract/members/audiences.ts';
import { longestContactText, type OwnAccountField } from '../../../contract/members/content.ts';
import { namesOfColleague } from '../../schema/colleagues.ts';
import { policyIds } from '../policyIds.ts';
import { aLanguage, noLongerThan, orNothing, submitted } from './conditions.ts';
import type { Right, RightsRow } from './Right.ts';

const isOneself = { id: { _eq: '$CURRENT_USER' } };
const isMember = { role: { _in: Object.values(memberRoles) } };
/**
 * Accounts that are nothing but a member's. An administrator gives a member who also works in
 * Directus the policy of the other role. Whoever may change the e-mail address of that member could
 * have a new password sent there, and would have the rights of that policy.
 */
const isOnlyMember = { _and: [isMember, { policies: { _none: { id: { _nnull: true } } } }] };

const contactFields = [
  ...(['phone', 'practice', 'street', 'zip_code', 'city'] as const),
] satisfies OwnAccountField[];

const ownAccountFields = [
  ...contactFields,
  'language',
  'members_seen_at',
] satisfies OwnAccountField[];

/**
 * Members cannot change their e-mail address: it receives new passwords, so a stranger at an open
 * browser could take over the account. They cannot change their role either.
 */
const ownAccount: Right = {
  items: isOneself,
  fields: ['password', ...ownAccountFields],
  values: {
    _and: [
      ...contactFields.map((field) => orNothing(noLongerThan(longestContactText, field))),
      orNothing(aLanguage),
    ],
  },
};

/** The user's profile in Directus and the settings of its interface. */
const ownAccountInApp: Right = {
  items: isOneself,
  fields: [
    ...['password', 'language', 'first_name', 'last_name', 'location', 'title', 'description'],
    ...['avatar', 'appearance', 'theme_light', 'theme_dark', 'email_notifications'],
    // Directus writes this field after it has checked the code. Requests cannot contain a value.
    'tfa_secret',
  ],
};

const shownOfMember = [
  ...['id', 'first_name', 'last_name', 'email', 'member_number', 'role'],
  ...ownAccountFields,
];

const memberAccount = {
  read: { items: isOneself, fields: shownOfMember },
  update: ownAccount,
};

/** The fields of a member that the office may change: all except the password. */
const writtenOfMember = [
  ...['first_name', 'last_name', 'email', 'member_number', 'role', 'status', 'language'],
  ...contactFields,
  // A change of this field sends the invitation mail again.
  'invitation',
];

/**
 * The people with a policy, and administrators, as colleagues who may know each other's names. The seed's account, which has no
 * e-mail address, is not one of them.
 */
function colleagues(holder: 'editors' | 'inbox'): Right {
  const accesses = [
    { policy: { _eq: policyIds[holder] } },
    { policy: { admin_access: { _eq: true } } },
  ];
  const hasOne = accesses.flatMap((access) => [
    { policies: access },
    { role: { policies: access } },
  ]);
  return {
    items: { _and: [{ email: { _nnull: true } }, { _or: hasOne }] },
    fields: namesOfColleague,
  };
}

export const accounts: RightsRow = {
  vhm: memberAccount,
  adt: memberAccount,
  // To ask each other for a review, and to see who changed what.
  editors: { read: colleagues('editors'), update: ownAccountInApp },
  staff: { update: ownAccountInApp },
  // For the fields that name one of them.
  inbox: { read: colleagues('inbox') },
  membersEditors: {
    read: {
      items: { _or: [isOneself, isMember] },
      fields: [...shownOfMember, 'status', 'invitation', 'invited_at', 'last_access'],
    },
    // Accounts are created without a password. They can be used only after the member has accepted
    // the invitation.
    create: { fields: writtenOfMember, values: { _and: [isMember, submitted('role')] } },
    update: { items: isOnlyMember, fields: writtenOfMember, values: isMember },
    delete: { items: isOnlyMember },
  },
};
