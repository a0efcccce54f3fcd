import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  institutionFilterFixtures,
  partlyTranslatedFilter,
} from '../../components/association/InstitutionFilter.fixtures.ts';
import { InstitutionFilter } from '../../components/association/InstitutionFilter.island.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: InstitutionFilter } satisfies Meta<typeof InstitutionFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = {
  args: institutionFilterFixtures.german,
  parameters: { language: 'de' },
};
export const GermanInNarrowSpace: Story = { ...German, decorators: [narrow] };
export const FrenchWithGermanWords: Story = {
  args: institutionFilterFixtures.german,
  parameters: { language: 'fr', words: partlyTranslatedFilter },
};
