import type { Meta, StoryObj } from '@storybook/react-vite';
import { consentManagerFixtures } from '../../components/legal/ConsentManager.fixtures.ts';
import { ConsentManager } from '../../components/legal/ConsentManager.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: ConsentManager } satisfies Meta<typeof ConsentManager>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = { args: consentManagerFixtures.several };
export const CompoundInNarrowSpace: Story = {
  args: consentManagerFixtures.compound,
  decorators: [narrow],
};
export const French: Story = {
  args: consentManagerFixtures.french,
  parameters: { language: 'fr' },
};
