import { navigationLinkFixtures } from './navigation.fixtures.ts';
import type { SubNavigationProps } from './SubNavigation.tsx';

export const subNavigationFixtures = {
  german: {
    heading: 'Service',
    links: [
      { label: 'Leistungen', href: '/service/leistungen' },
      { label: 'Satzung', href: '/service/satzung', current: true },
      { label: 'Schiedsstelle', href: '/service/schiedsstelle' },
    ],
  },
  withOverview: {
    heading: 'ADT',
    overview: { href: '/adt/allgemeine-informationen' },
    links: [
      { label: 'Behandlungsvertrag', href: '/adt/behandlungsvertrag' },
      { label: 'Gebührenverzeichnis', href: '/adt/gebuehrenverzeichnis', current: true },
    ],
  },
  onOverview: {
    heading: 'ADT',
    overview: { href: '/adt/allgemeine-informationen', current: true },
    links: [
      { label: 'Behandlungsvertrag', href: '/adt/behandlungsvertrag' },
      { label: 'Gebührenverzeichnis', href: '/adt/gebuehrenverzeichnis' },
    ],
  },
  compound: {
    heading: 'Mitgliederverwaltungsangelegenheiten',
    links: [
      navigationLinkFixtures.compound,
      { label: 'Fortbildungszertifizierungsbestimmungen der Heilberufe', href: '/zertifizierung' },
    ],
  },
  french: {
    heading: { text: 'Wer wir sind', lang: 'de' },
    links: [navigationLinkFixtures.germanOnly, navigationLinkFixtures.untranslated],
  },
} satisfies Record<string, SubNavigationProps>;
