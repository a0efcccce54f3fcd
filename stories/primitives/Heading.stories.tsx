import type { Meta, StoryObj } from '@storybook/react-vite';
import { headingFixtures } from '../../components/primitives/Heading.fixtures.tsx';
import { Heading } from '../../components/primitives/Heading.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';
import { narrow, onBandGround } from './grounds.tsx';

const meta = { component: Heading } satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

const { level1, level2, level3, level4, level5, level6 } = headingFixtures;

export const Ranks: Story = {
  args: level1,
  render: () => (
    <Stack gap={5}>
      {[level1, level2, level3, level4, level5, level6].map((heading) => (
        <Heading key={heading.level} {...heading} />
      ))}
    </Stack>
  ),
};

export const LookApartFromRank: Story = {
  args: headingFixtures.decoupled,
  render: (heading) => (
    <Stack>
      <Heading {...level1} />
      <Heading {...heading} />
    </Stack>
  ),
};

export const LargestSize: Story = { args: { ...level1, size: '4xl' } };
export const CompoundInNarrowSpace: Story = {
  args: headingFixtures.compound,
  decorators: [narrow],
};
export const OnBand: Story = { args: level1, decorators: [onBandGround] };
export const French: Story = { args: headingFixtures.french, parameters: { language: 'fr' } };
