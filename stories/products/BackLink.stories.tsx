import type { Meta, StoryObj } from '@storybook/react-vite';
import { backLinkFixtures } from '../../components/products/BackLink.fixtures.ts';
import { BackLink } from '../../components/products/BackLink.island.tsx';

const meta = { component: BackLink } satisfies Meta<typeof BackLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: backLinkFixtures.german };
export const English: Story = {
  args: backLinkFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = { args: backLinkFixtures.french, parameters: { language: 'fr' } };
