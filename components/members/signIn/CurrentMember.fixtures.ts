import type { CurrentMemberProps } from './CurrentMember.tsx';
import { officeFixtures } from './office.fixtures.ts';

const german: CurrentMemberProps = {
  office: officeFixtures.german,
  user: { first_name: 'Maria', last_name: 'Muster', email: 'member@example.org' },
  enterHref: '/mitgliederbereich/home',
};

export const currentMemberFixtures = {
  german,
  english: { ...german, office: officeFixtures.english, enterHref: '/en/members-area/home' },
  french: { ...german, office: officeFixtures.french, enterHref: '/fr/espace-membres/accueil' },
  withoutName: {
    ...german,
    user: {
      first_name: '',
      last_name: '',
      email: 'mitgliederverwaltung.heilberufe-musterland@gesundheitsverbaende.example',
    },
  },
  checking: { ...german, user: undefined },
  late: { ...german, user: undefined, isLate: true },
} satisfies Record<string, CurrentMemberProps>;
