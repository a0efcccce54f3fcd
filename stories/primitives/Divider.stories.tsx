import type { Meta, StoryObj } from '@storybook/react-vite';
import { dividerFixtures } from '../../components/primitives/Divider.fixtures.ts';
import { Divider } from '../../components/primitives/Divider.tsx';
import { onBandGround } from './grounds.tsx';

const meta = {
  component: Divider,
  render: (props) => (
    <>
      <p>Vorstand</p>
      <Divider {...props} />
      <p>Geschäftsstelle</p>
    </>
  ),
} satisfies Meta<typeof Divider>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Separator: Story = { args: dividerFixtures.separator };
export const Decorative: Story = { args: dividerFixtures.decorative };
export const Spaced: Story = { args: dividerFixtures.spaced };
export const OnBand: Story = { args: dividerFixtures.spaced, decorators: [onBandGround] };
