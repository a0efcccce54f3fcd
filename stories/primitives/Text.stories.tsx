import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../components/primitives/Stack.tsx';
import { textFixtures } from '../../components/primitives/Text.fixtures.tsx';
import { Text } from '../../components/primitives/Text.tsx';
import { narrow, onBandGround } from './grounds.tsx';

const meta = { component: Text } satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Running: Story = { args: textFixtures.running };
export const Lead: Story = { args: textFixtures.lead };
export const Small: Story = { args: textFixtures.small };
export const Strong: Story = { args: textFixtures.strong };
export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: Vertrauen entsteht im Gespräch
        </Text>
      ))}
    </Stack>
  ),
};
export const CompoundInNarrowSpace: Story = { args: textFixtures.compound, decorators: [narrow] };
export const OnBand: Story = { args: textFixtures.lead, decorators: [onBandGround] };
export const French: Story = { args: textFixtures.french, parameters: { language: 'fr' } };
