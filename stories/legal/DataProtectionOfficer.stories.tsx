import type { Meta, StoryObj } from '@storybook/react-vite';
import { dataProtectionOfficerFixtures } from '../../components/legal/DataProtectionOfficer.fixtures.ts';
import { DataProtectionOfficer } from '../../components/legal/DataProtectionOfficer.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: DataProtectionOfficer } satisfies Meta<typeof DataProtectionOfficer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everything: Story = { args: dataProtectionOfficerFixtures.everything };
export const NameOnly: Story = { args: dataProtectionOfficerFixtures.nameOnly };
export const UnparseablePhone: Story = { args: dataProtectionOfficerFixtures.unparseablePhone };
export const CompoundsInNarrowSpace: Story = {
  args: dataProtectionOfficerFixtures.compound,
  decorators: [narrow],
};
export const French: Story = {
  args: dataProtectionOfficerFixtures.everything,
  parameters: { language: 'fr' },
};
