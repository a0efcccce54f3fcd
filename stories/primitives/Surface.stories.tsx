import type { Meta, StoryObj } from '@storybook/react-vite';
import { surfaceFixtures } from '../../components/primitives/Surface.fixtures.tsx';
import { Surface } from '../../components/primitives/Surface.tsx';
import { narrow } from './grounds.tsx';

const meta = { component: Surface } satisfies Meta<typeof Surface>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quiet: Story = { render: () => <Surface {...surfaceFixtures.surface} /> };
export const Strong: Story = { render: () => <Surface {...surfaceFixtures.surfaceStrong} /> };
export const AccentSoft: Story = { render: () => <Surface {...surfaceFixtures.accentSoft} /> };
export const Band: Story = { render: () => <Surface {...surfaceFixtures.band} /> };
export const BandInNarrowSpace: Story = {
  render: () => <Surface {...surfaceFixtures.band} />,
  decorators: [narrow],
};
