import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from '../../components/primitives/SelectField.tsx';
import { narrow } from './grounds.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: SelectField } satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = [
  { value: '', label: 'Alle Länder' },
  { value: 'musterland', label: 'Musterland' },
  { value: 'nachbarland', label: 'Nachbarland' },
];

export const NothingChosen = { args: { label: 'Land', options: states } } satisfies Story;
export const Chosen = {
  args: { label: 'Land', options: states, defaultValue: 'nachbarland' },
} satisfies Story;
export const HintAndError = {
  args: {
    label: 'Land',
    options: states,
    hint: 'Das Land Ihrer Praxis.',
    error: 'Bitte wählen Sie ein Land.',
    required: true,
    requiredLabel: 'Pflichtfeld',
  },
} satisfies Story;
export const Disabled = {
  args: { label: 'Land', options: states, disabled: true },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    label: 'Berufshaftpflichtversicherungsangelegenheit',
    options: [{ value: '', label: 'Arzneimittelkommissionsunbedenklichkeitsbescheinigung' }],
  },
  decorators: [narrow],
} satisfies Story;
export const PartlyTranslated = {
  args: { label: 'Land', options: [{ value: '', label: { text: 'Alle Länder', lang: 'de' } }] },
  parameters: inLanguage('fr'),
} satisfies Story;
