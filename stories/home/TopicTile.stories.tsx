import type { Meta, StoryObj } from '@storybook/react-vite';
import { topicTileFixtures } from '../../components/home/TopicTile.fixtures.ts';
import { TopicTile } from '../../components/home/TopicTile.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = {
  component: TopicTile,
  decorators: [
    (Story) => (
      <Stack as="ul">
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof TopicTile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: topicTileFixtures.news };
export const CompoundInNarrowSpace: Story = {
  args: topicTileFixtures.compound,
  decorators: [narrow],
};
export const French: Story = { args: topicTileFixtures.french, parameters: { language: 'fr' } };
export const FrenchUntranslated: Story = {
  args: topicTileFixtures.untranslated,
  parameters: { language: 'fr' },
};
