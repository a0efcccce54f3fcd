import type { Meta, StoryObj } from '@storybook/react-vite';
import { postalAddressFixtures } from '../../components/contact/PostalAddress.fixtures.ts';
import { PostalAddress } from '../../components/contact/PostalAddress.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: PostalAddress } satisfies Meta<typeof PostalAddress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithName: Story = { args: postalAddressFixtures.withName };
export const WithoutName: Story = { args: postalAddressFixtures.withoutName };
export const CompoundInNarrowSpace: Story = {
  args: postalAddressFixtures.compound,
  decorators: [narrow],
};
