import type { Meta, StoryObj } from '@storybook/react-vite';
import { gridFixtures } from '../../components/primitives/Grid.fixtures.tsx';
import { Grid } from '../../components/primitives/Grid.tsx';
import { narrow } from './grounds.tsx';

const meta = { component: Grid } satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwelveColumns: Story = { args: gridFixtures.twelve };
export const Tiles: Story = { args: gridFixtures.tiles };
export const BesideAside: Story = { args: gridFixtures.besideAside };
export const InNarrowSpace: Story = {
  args: gridFixtures.twelve,
  decorators: [narrow],
};
