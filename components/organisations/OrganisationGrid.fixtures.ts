import type { OrganisationGridProps, OrganisationProps } from './OrganisationGrid.tsx';

const drawn =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="%232f6f8a"/><path d="M16 40c8-24 24-24 32 0" fill="none" stroke="%23fff" stroke-width="5"/></svg>';

const insurer = {
  name: 'Musterländer Versicherungsverein',
  description: 'Rahmenvertrag für Berufshaftpflicht und Praxisausfall.',
  href: 'https://www.versicherungsverein.example/',
  logo: { src: drawn, width: 64, height: 64 },
} satisfies OrganisationProps;

const publisher = {
  name: 'Lindenblatt Verlag',
  description:
    'Druckt unsere Vordrucke auf Recyclingpapier und gibt Mitgliedern zehn Prozent Nachlass auf Fachbücher.',
  href: '/kontakt',
} satisfies OrganisationProps;

const brand = {
  name: 'Wiesenleinen',
  description: 'Laken und Decken aus heimischem Leinen.',
  href: 'https://www.wiesenleinen.example/',
} satisfies OrganisationProps;

export const organisationGridFixtures = {
  german: { organisations: [insurer, publisher] },
  brands: { organisations: [brand, { ...brand, name: 'Terminblatt' }] },
  withoutLink: { organisations: [{ ...publisher, href: undefined }] },
  compound: {
    organisations: [
      {
        ...insurer,
        name: 'Arzneimittelkommissionsversicherungsgesellschaft Beispielhausen',
        description: 'Berufshaftpflichtversicherungsbestätigungen innerhalb eines Arbeitstages.',
      },
    ],
  },
  english: {
    organisations: [
      { ...insurer, description: 'Framework agreement for liability and loss of income.' },
      { ...publisher, description: 'Prints our forms on recycled paper.', href: '/en/contact' },
    ],
  },
  french: {
    organisations: [
      { ...insurer, description: 'Contrat-cadre pour la responsabilité civile professionnelle.' },
      // Not translated yet.
      { ...publisher, description: { text: publisher.description, lang: 'de' } },
    ],
  },
} satisfies Record<string, OrganisationGridProps>;
