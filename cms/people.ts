/** The demo accounts. Their passwords are generated for each installation (secrets.ts). */
export const demoPeople = {
  administrator: {
    id: '0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d01',
    email: 'admin@example.org',
    first_name: 'Ada',
    last_name: 'Admin',
  },
  editor: {
    id: '0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d02',
    email: 'editor@example.org',
    first_name: 'Edda',
    last_name: 'Redaktion',
  },
  member: {
    id: '0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d03',
    email: 'member@example.org',
    first_name: 'Mika',
    last_name: 'Mitglied',
    member_number: '10001',
  },
  'member-vhm': {
    id: '0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d05',
    email: 'member-vhm@example.org',
    first_name: 'Vera',
    last_name: 'Heilmann',
    member_number: '10002',
  },
  'member-adt': {
    id: '0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d06',
    email: 'member-adt@example.org',
    first_name: 'Adam',
    last_name: 'Tiefenbach',
    member_number: '20003',
  },
  'members-editor': {
    id: '0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d07',
    email: 'members-editor@example.org',
    first_name: 'Mara',
    last_name: 'Geschäftsstelle',
  },
  inbox: {
    id: '0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d08',
    email: 'inbox@example.org',
    first_name: 'Ina',
    last_name: 'Posteingang',
  },
} as const;

export type DemoPerson = keyof typeof demoPeople;

export const people = Object.keys(demoPeople) as readonly DemoPerson[];

/** The demo accounts of earlier versions. */
type EarlyPerson = 'administrator' | 'editor' | 'member';

/**
 * The passwords that earlier versions gave to the accounts of every installation. They are public, so
 * anybody can log in to an account that still has one.
 */
export const publishedPasswords: Readonly<
  Record<EarlyPerson, string> & Partial<Record<DemoPerson, string>>
> = {
  administrator: 'collegium-admin',
  editor: 'collegium-editor',
  member: 'collegium-member',
};
