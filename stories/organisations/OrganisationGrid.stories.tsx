import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  OrganisationGrid,
  type OrganisationProps,
} from '../../components/organisations/OrganisationGrid.tsx';
import { belowHeading } from '../association/belowHeading.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: OrganisationGrid, decorators: [belowHeading] } satisfies Meta<
  typeof OrganisationGrid
>;
export default meta;

type Story = StoryObj<typeof meta>;

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

export const Partners = { args: { organisations: [insurer, publisher] } } satisfies Story;
export const Brands = {
  args: { organisations: [brand, { ...brand, name: 'Terminblatt' }] },
} satisfies Story;
export const WithoutLink = {
  args: { organisations: [{ ...publisher, href: undefined }] },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    organisations: [
      {
        ...insurer,
        name: 'Arzneimittelkommissionsversicherungsgesellschaft Beispielhausen',
        description: 'Berufshaftpflichtversicherungsbestätigungen innerhalb eines Arbeitstages.',
      },
    ],
  },
  decorators: [narrow],
} satisfies Story;
export const PartlyTranslated = {
  args: {
    organisations: [{ ...publisher, description: { text: publisher.description, lang: 'de' } }],
  },
  parameters: inLanguage('fr'),
} satisfies Story;
