import type { Meta, StoryObj } from '@storybook/react-vite';
import { feeTableFixtures } from '../../components/association/FeeTable.fixtures.ts';
import { FeeTable } from '../../components/association/FeeTable.tsx';
import { onPhone } from '../windows.ts';

const meta = { component: FeeTable } satisfies Meta<typeof FeeTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: feeTableFixtures.german };
export const GermanOnPhone: Story = { ...German, globals: onPhone };
export const OneSection: Story = { args: feeTableFixtures.oneSection };
export const Compounds: Story = { args: feeTableFixtures.compound };
export const CompoundsOnPhone: Story = { ...Compounds, globals: onPhone };
export const English: Story = {
  args: feeTableFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = { args: feeTableFixtures.french, parameters: { language: 'fr' } };
