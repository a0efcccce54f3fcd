import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentConsentsFixtures } from '../../components/legal/ContentConsents.fixtures.ts';
import { ContentConsents } from '../../components/legal/ContentConsents.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: ContentConsents } satisfies Meta<typeof ContentConsents>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = { args: contentConsentsFixtures.several };
export const TakenBack: Story = { args: contentConsentsFixtures.takenBack };
export const CompoundInNarrowSpace: Story = {
  args: contentConsentsFixtures.compound,
  decorators: [narrow],
};
export const French: Story = {
  args: contentConsentsFixtures.several,
  parameters: { language: 'fr' },
};
