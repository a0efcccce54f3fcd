import type { Meta, StoryObj } from '@storybook/react-vite';
import { gridFixtures } from '../../components/primitives/Grid.fixtures.tsx';
import { Grid } from '../../components/primitives/Grid.tsx';
import { narrow } from './grounds.tsx';

const meta = { component: Grid } satisfies Meta<typeof Grid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwelveColumns: Story = { render: () => <Grid {...gridFixtures.twelve} /> };
export const Tiles: Story = { render: () => <Grid {...gridFixtures.tiles} /> };
export const MainAndAside: Story = { render: () => <Grid {...gridFixtures.mainAndAside} /> };
export const InNarrowSpace: Story = {
  render: () => <Grid {...gridFixtures.twelve} />,
  decorators: [narrow],
};
