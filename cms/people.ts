/** The demo logins. Their passwords are no secret: they are printed, and for trying out only. */
export const demoPeople = {
  administrator: {
    id: '0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d01',
    email: 'admin@example.org',
    password: 'collegium-admin',
    first_name: 'Ada',
    last_name: 'Admin',
  },
  editor: {
    id: '0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d02',
    email: 'editor@example.org',
    password: 'collegium-editor',
    first_name: 'Edda',
    last_name: 'Redaktion',
  },
  member: {
    id: '0b9a5a52-4f0c-4a55-9a0c-6a4a3f6c1d03',
    email: 'member@example.org',
    password: 'collegium-member',
    first_name: 'Mika',
    last_name: 'Mitglied',
    member_number: '10001',
  },
} as const;
