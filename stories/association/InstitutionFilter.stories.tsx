import type { Meta, StoryObj } from '@storybook/react-vite';
import { InstitutionFilter } from '../../components/association/InstitutionFilter.island.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: InstitutionFilter } satisfies Meta<typeof InstitutionFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingChosen = {
  args: {
    list: 'institutions',
    total: 14,
    states: [
      { id: 'musterland', name: 'Musterland' },
      { id: 'nachbarland', name: 'Nachbarland' },
    ],
  },
} satisfies Story;
export const PartlyTranslated = {
  ...NothingChosen,
  parameters: {
    ...inLanguage('fr'),
    words: {
      'institutions.all': { text: 'Alle {{total}} Ausbildungsstätten werden gezeigt.', lang: 'de' },
    },
  },
} satisfies Story;
