import type { MembersMenuProps } from './MembersMenu.tsx';

export const membersMenuFixtures = {
  german: {
    sections: [
      {
        heading: 'Mitgliederservice',
        links: [
          { label: 'Startseite', href: '/mitgliederbereich/home' },
          { label: 'Arzneimittelkommission', href: '/mitgliederbereich/arzneimittelkommision' },
          { label: 'Rechtsberatung', href: '/mitgliederbereich/rechtsberatung', current: 'page' },
        ],
      },
      {
        heading: 'AKOM Online',
        links: [{ label: 'AKOM Online lesen', href: '/aktuelles/akom-online' }],
      },
      {
        heading: 'Mitgliederservice (ADT)',
        links: [
          {
            label: 'Gebührenverzeichnis',
            href: '/mitgliederbereich/gebuehrenverzeichnis-adt',
          },
        ],
      },
    ],
  },
  french: {
    sections: [
      {
        heading: 'Service aux membres',
        links: [
          { label: 'Page d’accueil', href: '/fr/espace-membres/accueil' },
          {
            label: 'Commission du médicament',
            href: '/fr/espace-membres/commission-du-medicament',
          },
        ],
      },
    ],
  },
} satisfies Record<string, MembersMenuProps>;
