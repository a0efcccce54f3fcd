import type { CurrentUser } from '../../contract/members/session.ts';
import type { UserMenuProps } from './UserMenu.tsx';

export const userMenuFixtures = {
  german: {
    profileHref: '/mitgliederbereich/profil',
    administrationHref: 'https://cms.example.org/admin',
  },
  english: {
    profileHref: '/en/members-area/profile',
    administrationHref: 'https://cms.example.org/admin',
  },
  french: {
    profileHref: '/fr/espace-membres/profil',
    administrationHref: 'https://cms.example.org/admin',
  },
} satisfies Record<string, UserMenuProps>;

/** Users who may be logged in. */
export const currentUserFixtures = {
  member: {
    id: '1',
    first_name: 'Erika',
    last_name: 'Mustermann',
    email: 'erika@example.org',
    member_number: '10023',
    isAdministrator: false,
    audiences: ['vhm'],
  },
  administrator: {
    id: '2',
    first_name: 'Maria-Magdalena Christiane',
    last_name: 'Freifrau von Hohenlohe-Schillingsfürst-Musterhausen',
    email: 'maria@example.org',
    member_number: 'VHM-2019-004711',
    isAdministrator: true,
    audiences: ['vhm', 'adt'],
  },
  /** An account with only the required data. */
  nameless: {
    id: '3',
    first_name: '',
    last_name: '',
    email: 'office@example.org',
    member_number: '',
    isAdministrator: false,
    audiences: [],
  },
} satisfies Record<string, CurrentUser>;
