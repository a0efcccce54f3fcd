import type { Meta, StoryObj } from '@storybook/react-vite';
import { institutionListFixtures } from '../../components/association/InstitutionList.fixtures.ts';
import { InstitutionList } from '../../components/association/InstitutionList.tsx';
import { narrow } from '../primitives/grounds.tsx';
import { belowHeading } from './belowHeading.tsx';

const meta = { component: InstitutionList, decorators: [belowHeading] } satisfies Meta<
  typeof InstitutionList
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: institutionListFixtures.german };
export const OneState: Story = { args: institutionListFixtures.oneState };
export const CompoundsInNarrowSpace: Story = {
  args: institutionListFixtures.compound,
  decorators: [narrow],
};
export const English: Story = {
  args: institutionListFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: institutionListFixtures.french,
  parameters: { language: 'fr' },
};
