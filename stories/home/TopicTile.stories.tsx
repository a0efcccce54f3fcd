import type { Meta, StoryObj } from '@storybook/react-vite';
import { topicTileFixtures } from '../../components/home/TopicTile.fixtures.ts';
import { TopicTile } from '../../components/home/TopicTile.tsx';
import { inList, narrow } from '../primitives/grounds.tsx';

const meta = { component: TopicTile } satisfies Meta<typeof TopicTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: topicTileFixtures.news, decorators: [inList] };
export const CompoundInNarrowSpace: Story = {
  args: topicTileFixtures.compound,
  decorators: [inList, narrow],
};
export const Pictured: Story = { args: topicTileFixtures.pictured, decorators: [inList] };
export const French: Story = {
  args: topicTileFixtures.french,
  decorators: [inList],
  parameters: { language: 'fr' },
};
export const FrenchUntranslated: Story = {
  args: topicTileFixtures.untranslated,
  decorators: [inList],
  parameters: { language: 'fr' },
};
