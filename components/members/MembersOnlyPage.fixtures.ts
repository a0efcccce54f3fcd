import type { MembersOnlyPageProps } from './MembersOnlyPage.tsx';

export const membersOnlyPageFixtures = {
  german: { title: 'Mitgliederbereich', loginHref: '/mitgliederbereich' },
  english: { title: 'Members’ area', loginHref: '/en/members-area' },
  french: { title: 'Espace membres', loginHref: '/fr/espace-membres' },
  compound: {
    title: 'Arzneimittelkommissionsmitgliederverwaltungsbereich',
    loginHref: '/mitgliederbereich',
  },
} satisfies Record<string, MembersOnlyPageProps>;
