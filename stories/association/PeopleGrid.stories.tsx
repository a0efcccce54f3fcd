import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeopleGrid, type PersonProps } from '../../components/association/PeopleGrid.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { belowHeading } from './belowHeading.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: PeopleGrid, decorators: [belowHeading] } satisfies Meta<
  typeof PeopleGrid
>;
export default meta;

type Story = StoryObj<typeof meta>;

const chair = {
  name: 'Dr. Maria Muster',
  function: 'Vorsitzende',
  region: 'Musterstadt',
  about: 'Führt seit 2006 eine Praxis in Musterstadt. Zuständig für Politik und Presse.',
  phone: { text: '+49 30 23125010', href: 'tel:+493023125010' },
  email: 'vorstand@vhm.example',
} satisfies PersonProps;
const deputy = {
  name: 'Amadou Probemann',
  function: 'Stellvertretender Landesleiter',
  region: 'Inseln und Fährorte',
  phone: { text: 'Durchwahl 22, nur vormittags' },
} satisfies PersonProps;
const lecturer = {
  name: 'Linh Vorlage-Tran',
  function: 'Lehrbeauftragte',
  subjects: 'Gesprächsführung, Umgang mit Konflikten',
} satisfies PersonProps;
const drawn =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="%2389a"/><circle cx="4" cy="3" r="1.5" fill="%23fff"/><path d="M1 8a3 3 0 0 1 6 0" fill="%23fff"/></svg>';

export const Board = { args: { people: [chair, deputy, lecturer] } } satisfies Story;
export const OnlyNames = {
  args: {
    people: [
      { name: 'Zofia Musterska', function: 'Schatzmeisterin' },
      { name: 'Yusuf Exempler', function: 'Fortbildungsleiter' },
    ],
  },
} satisfies Story;
export const WithPortrait = {
  args: { people: [{ ...chair, portrait: { src: drawn, width: 8, height: 8 } }, lecturer] },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    people: [
      {
        ...chair,
        name: 'Prof. Dr. Annegret Beispielbauer-Mustermannshausen',
        function: 'Arzneimittelkommissionsgeschäftsstellenleiterin',
        subjects: 'Berufshaftpflichtversicherungsnachweise',
        email: 'arzneimittelkommissionsgeschaeftsstelle@vhm.example',
      },
      deputy,
    ],
  },
  decorators: [narrow],
} satisfies Story;
export const PartlyTranslated = {
  args: {
    people: [
      { ...lecturer, function: { text: lecturer.function, lang: 'de' }, subjects: undefined },
    ],
  },
  parameters: inLanguage('fr'),
} satisfies Story;
