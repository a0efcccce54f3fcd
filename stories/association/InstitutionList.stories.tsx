import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  InstitutionList,
  type InstitutionProps,
} from '../../components/association/InstitutionList.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { belowHeading } from './belowHeading.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: InstitutionList, decorators: [belowHeading] } satisfies Meta<
  typeof InstitutionList
>;
export default meta;

type Story = StoryObj<typeof meta>;

const academy = {
  name: 'Beispielakademie Musterstadt',
  subjects: 'Manualtherapie',
  street: 'Lernweg 4',
  place: '12345 Musterstadt',
  kinds: ['initial', 'continuing'],
  times: ['full_time', 'part_time'],
  accreditedUntil: '2028-06-30',
  website: 'https://www.beispielakademie.example/',
  phone: { text: '+49 30 23125041', href: 'tel:+493023125041' },
  email: 'info@beispielakademie.example',
} satisfies InstitutionProps;
const school = {
  name: 'Heilberufeschule Auental',
  subjects: 'Atemtherapie, Manualtherapie',
  street: 'Am Mühlbach 21',
  place: '12367 Auental',
  kinds: ['initial'],
  times: ['part_time'],
  accreditedUntil: '2027-12-31',
} satisfies InstitutionProps;
const college = {
  name: 'Grenzwald-Kolleg',
  subjects: 'Bewegungstherapie',
  street: 'Zollhausgasse 2',
  place: '23401 Grenzwald',
  kinds: ['specialist'],
  times: ['full_time'],
  accreditedUntil: '2027-06-30',
  phone: { text: 'nur vormittags: 4711' },
} satisfies InstitutionProps;
const musterland = {
  id: 'musterland',
  anchor: 'state-musterland',
  name: 'Musterland',
  institutions: [academy, school],
};
const states = [
  musterland,
  {
    id: 'nachbarland',
    anchor: 'state-nachbarland',
    name: 'Nachbarland',
    institutions: [college],
  },
];

export const TwoStates = { args: { states } } satisfies Story;
export const OneState = { args: { states: states.slice(0, 1) } } satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    states: [
      {
        id: 'berg',
        anchor: 'state-berg',
        name: 'Vorlagenbergischhausenland',
        institutions: [
          {
            ...academy,
            name: 'Bewegungstherapeutinnenausbildungsakademie Beispielhausen',
            subjects:
              'Berufshaftpflichtversicherungsrecht, Arzneimittelkommissionsgeschäftsführung',
            website: 'https://www.bewegungstherapeutinnenausbildungsakademie.example/',
            email: 'bewegungstherapeutinnenausbildung@beispielhausen.example',
          },
        ],
      },
    ],
  },
  decorators: [narrow],
} satisfies Story;
export const PartlyTranslated = {
  args: {
    states: [
      {
        ...musterland,
        institutions: [{ ...school, subjects: { text: school.subjects, lang: 'de' } }],
      },
    ],
  },
  parameters: inLanguage('fr'),
} satisfies Story;
