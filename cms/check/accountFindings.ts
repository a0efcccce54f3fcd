import {
  readExtensions,
  readItems,
  readMe,
  readPolicies,
  readSettings,
  readUsers,
} from '@directus/sdk';
import { needSecondFactor } from '../access/policies.ts';
import { policyIds } from '../access/policyIds.ts';
import { memberCollections } from '../../contract/members/content.ts';
import { demoPeople, publishedPasswords, type DemoPerson } from '../people.ts';
import { membersFolder, publicFolder } from '../../contract/files.ts';
import { buildUser } from '../seed/applyAccess.ts';
import { accountsOf } from '../seed/applyPeople.ts';
import { renditions } from '../settings/renditions.ts';
import type { Client } from '../seed/client.ts';
import { isPassword } from '../seed/logIn.ts';

/** A problem of the installation, with its fix. */
export interface Finding {
  readonly line: string;
  /** The fix is optional. */
  readonly isAdvice?: true;
}

interface Expected {
  readonly passwords: Readonly<Record<DemoPerson, string>>;
  /** The recipient of messages, if the environment sets one. */
  readonly mailTo: string | undefined;
}

/** Returns the problems of accounts and of settings in Directus. */
export async function accountFindings(
  url: string,
  client: Client,
  { passwords, mailTo }: Expected,
): Promise<Finding[]> {
  return [
    ...(await demoFindings(url, client, passwords)),
    ...(await tokenFindings(client)),
    ...(await settingFindings(client)),
    ...(mailTo === undefined ? await officeFindings(client) : []),
    ...(await fileFindings(client)),
    ...(await factorFindings(client)),
  ];
}

async function demoFindings(
  url: string,
  client: Client,
  passwords: Readonly<Record<DemoPerson, string>>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { person, email } of await accountsOf(client)) {
    if (person !== 'administrator') {
      findings.push({
        line: `${email}: expected an account of a real person, found the demo account “${person}”; delete it.`,
      });
    } else if (email === demoPeople.administrator.email) {
      findings.push({
        line: `${email}: expected an address that receives mail, found the demo address; change it.`,
      });
    }
    const published = publishedPasswords[person];
    if (published !== undefined && (await isPassword(url, email, published))) {
      findings.push({
        line: `${email}: expected a password that only its owner knows, found the one that earlier versions published; change it.`,
      });
    } else if (await isPassword(url, email, passwords[person])) {
      findings.push({
        line: `${email}: expected a password that only its owner knows, found the one that \`npm run cms\` prints; change it.`,
      });
    }
  }
  return findings;
}

/** Static tokens: a token is a password that never expires and needs no second factor. */
async function tokenFindings(client: Client): Promise<Finding[]> {
  const { id: myId } = await client.request(readMe({ fields: ['id'] }));
  const users = await client.request(readUsers({ fields: ['id', 'email', 'token'], limit: -1 }));
  return users
    .filter(({ id, token }) => token && id !== myId && id !== buildUser)
    .map(({ id, email }) => ({
      line: `${email ?? id}: expected no static token, found one; remove it in the account, unless a service needs it.`,
    }));
}

async function settingFindings(client: Client): Promise<Finding[]> {
  const settings = await client.request(
    readSettings({
      fields: [
        ...(['auth_login_attempts', 'public_registration'] as const),
        ...(['storage_asset_transform', 'storage_asset_presets'] as const),
      ],
    }),
  );
  const presets =
    (settings.storage_asset_presets as readonly { readonly key: string }[] | null) ?? [];
  const missing = renditions.filter(({ key }) => !presets.some((preset) => preset.key === key));
  const extensions = await client.request(readExtensions());
  const isOn = extensions.some(
    ({ schema, meta }) =>
      (schema as { readonly name?: string } | null)?.name === 'directus-extension-collegium' &&
      meta.enabled,
  );
  return [
    ...((settings.auth_login_attempts as number | null) === null
      ? []
      : [
          'Settings, auth_login_attempts: expected none, found a number; anybody can have any account suspended.',
        ]),
    ...(settings.public_registration
      ? ['Settings, public_registration: expected off, found on; anybody can make an account.']
      : []),
    ...((settings.storage_asset_transform as string) === 'all'
      ? [
          'Settings, storage_asset_transform: expected presets, found all; anybody can fill the disk with sizes of pictures.',
        ]
      : []),
    ...(missing.length > 0
      ? [
          `Settings, storage_asset_presets: expected those of the website, found none called ${missing.map(({ key }) => key).join(', ')}; pictures of what is newer than the build are missing.`,
        ]
      : []),
    ...(isOn
      ? []
      : [
          'Settings, Extensions, directus-extension-collegium: expected on, found off; passwords can be guessed, and no message arrives.',
        ]),
  ].map((line) => ({ line }));
}

/** Without an office address, nobody would read messages from visitors and members, so their forms refuse them. */
async function officeFindings(client: Client): Promise<Finding[]> {
  const { office_email: office } = (await client.request(readSettings())) as {
    readonly office_email?: string | null;
  };
  const expected = 'Settings, office_email: expected the e-mail address of the office';
  if (!office?.trim()) {
    return [{ line: `${expected}, found none; set it, or CMS_MAIL_TO. Forms can’t be sent.` }];
  }
  return office.trim().endsWith('.example')
    ? [{ line: `${expected}, found the demo address; change it, or set CMS_MAIL_TO.` }]
    : [];
}

/** Members' documents with a file outside of the members' folder, which members can't read. */
async function fileFindings(client: Client): Promise<Finding[]> {
  const strays = await client.request(
    readItems(memberCollections.documents, {
      fields: ['id', 'file.filename_download', 'file.folder'],
      filter: {
        _or: [{ file: { folder: { _null: true } } }, { file: { folder: { _neq: membersFolder } } }],
      },
      limit: -1,
    } as never),
  );
  return (strays as unknown as readonly StrayFile[]).flatMap(({ id, file }) => {
    if (!file) return [];
    const where =
      file.folder === publicFolder
        ? 'in the website’s folder, where everybody can read it'
        : 'elsewhere, where no member reads it';
    const found = `found ${file.filename_download} ${where}`;
    return {
      line: `${memberCollections.documents} ${id}: expected a file in the members’ folder, ${found}; upload it again in the document.`,
    };
  });
}

interface StrayFile {
  readonly id: number;
  readonly file: { readonly filename_download: string; readonly folder: string | null } | null;
}

/** Policies of administrators, and policies with access to other people's data. */
const personal = {
  _or: [
    { admin_access: { _eq: true } },
    { id: { _in: needSecondFactor.map((holder) => policyIds[holder]) } },
  ],
} as const;

/** The policies of everybody who works in Directus. */
const inDirectus = {
  policy: { _or: [{ admin_access: { _eq: true } }, { app_access: { _eq: true } }] },
};

async function factorFindings(client: Client): Promise<Finding[]> {
  const open = await client.request(
    readPolicies({
      fields: ['name'],
      filter: { _and: [personal, { enforce_tfa: { _eq: false } }] } as never,
      sort: ['name'],
      limit: -1,
    }),
  );
  const users = await client.request(
    readUsers({
      fields: ['email', 'tfa_secret'],
      filter: {
        _and: [
          { email: { _nnull: true } },
          { status: { _eq: 'active' } },
          { _or: [{ policies: inDirectus }, { role: { policies: inDirectus } }] },
        ],
      } as never,
      sort: ['email'],
      limit: -1,
    }),
  );
  return [
    ...open.map(({ name }) => ({
      line: `Settings, Access Policies, ${name}: expected “Require 2FA” on, found off; a password alone gives access to data of other people. Start with CMS_SECOND_FACTOR=1.`,
    })),
    ...users
      .filter(({ tfa_secret: secret }) => !secret)
      .map(({ email }) => ({
        line: `${email ?? ''}: turn on two-factor authentication in the account.`,
        isAdvice: true as const,
      })),
  ];
}
