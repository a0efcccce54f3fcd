import type { Meta, StoryObj } from '@storybook/react-vite';
import { reachListFixtures } from '../../components/contact/ReachList.fixtures.ts';
import { ReachList } from '../../components/contact/ReachList.tsx';
import { narrow, onBandGround } from '../primitives/grounds.tsx';

const meta = { component: ReachList } satisfies Meta<typeof ReachList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = { args: reachListFixtures.everything };
export const PhoneOnly: Story = { args: reachListFixtures.phoneOnly };
export const UnparseablePhone: Story = { args: reachListFixtures.unparseable };
export const LongAddressInNarrowSpace: Story = {
  args: reachListFixtures.longAddress,
  decorators: [narrow],
};
export const OnBand: Story = { args: reachListFixtures.everything, decorators: [onBandGround] };
export const French: Story = {
  args: reachListFixtures.everything,
  parameters: { language: 'fr' },
};
