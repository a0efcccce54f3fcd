import type { Meta, StoryObj } from '@storybook/react-vite';
import { institutionFilterFixtures } from '../../components/association/InstitutionFilter.fixtures.ts';
import { InstitutionFilter } from '../../components/association/InstitutionFilter.island.tsx';
import { narrow } from '../primitives/grounds.tsx';

// The words of an island are props, so each story pins the language that its words are in.
const meta = { component: InstitutionFilter } satisfies Meta<typeof InstitutionFilter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = {
  args: institutionFilterFixtures.german,
  parameters: { language: 'de' },
};
export const GermanInNarrowSpace: Story = { ...German, decorators: [narrow] };
export const FrenchWithGermanWords: Story = {
  args: institutionFilterFixtures.partlyTranslated,
  parameters: { language: 'fr' },
};
