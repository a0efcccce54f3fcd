import type { Meta, StoryObj } from '@storybook/react-vite';
import { boxFixtures } from '../../components/primitives/Box.fixtures.tsx';
import { Box } from '../../components/primitives/Box.tsx';

const meta = { component: Box } satisfies Meta<typeof Box>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Padded: Story = { args: boxFixtures.padded };
export const AsOtherElement: Story = { args: boxFixtures.element };
export const Responsive: Story = { args: boxFixtures.responsive };
export const Bordered: Story = { args: boxFixtures.bordered };
