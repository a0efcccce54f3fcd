import type { Meta, StoryObj } from '@storybook/react-vite';
import { latestNewsFixtures } from '../../components/home/LatestNews.fixtures.ts';
import { LatestNews } from '../../components/home/LatestNews.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: LatestNews } satisfies Meta<typeof LatestNews>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeItems: Story = { args: latestNewsFixtures.german };
export const OneItem: Story = { args: latestNewsFixtures.single };
export const CompoundsInNarrowSpace: Story = {
  args: latestNewsFixtures.compound,
  decorators: [narrow],
};
export const French: Story = {
  args: latestNewsFixtures.french,
  parameters: { language: 'fr' },
};
