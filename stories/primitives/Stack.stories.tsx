import type { Meta, StoryObj } from '@storybook/react-vite';
import { stackFixtures } from '../../components/primitives/Stack.fixtures.tsx';
import { Stack } from '../../components/primitives/Stack.tsx';
import { narrow } from './grounds.tsx';

const meta = { component: Stack } satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Column: Story = { render: () => <Stack {...stackFixtures.column} /> };
export const Row: Story = { render: () => <Stack {...stackFixtures.row} /> };
export const Responsive: Story = { render: () => <Stack {...stackFixtures.responsive} /> };
export const Apart: Story = { render: () => <Stack {...stackFixtures.apart} /> };
export const List: Story = { render: () => <Stack {...stackFixtures.list} /> };
export const RowInNarrowSpace: Story = {
  render: () => <Stack {...stackFixtures.row} />,
  decorators: [narrow],
};
