import { navigationLinkFixtures } from './navigation.fixtures.ts';
import type { SubNavigationProps } from './SubNavigation.tsx';

export const subNavigationFixtures = {
  german: {
    heading: 'Service',
    links: [
      { label: 'Leistungen', href: '/service/leistungen' },
      { label: 'Satzung', href: '/service/satzung', current: 'page' },
      { label: 'Schiedsstelle', href: '/service/schiedsstelle' },
    ],
  },
  withOverview: {
    heading: 'ADT',
    overview: { href: '/adt/allgemeine-informationen' },
    links: [
      { label: 'Behandlungsvertrag', href: '/adt/behandlungsvertrag' },
      { label: 'Gebührenverzeichnis', href: '/adt/gebuehrenverzeichnis', current: 'page' },
    ],
  },
  onOverview: {
    heading: 'ADT',
    overview: { href: '/adt/allgemeine-informationen', current: 'page' },
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
