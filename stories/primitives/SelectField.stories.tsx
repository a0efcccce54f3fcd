import type { Meta, StoryObj } from '@storybook/react-vite';
import { selectFieldFixtures } from '../../components/primitives/SelectField.fixtures.ts';
import { SelectField } from '../../components/primitives/SelectField.tsx';
import { narrow } from './grounds.tsx';

const meta = { component: SelectField } satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: selectFieldFixtures.german };
export const Chosen: Story = { args: selectFieldFixtures.chosen };
export const HintAndError: Story = { args: selectFieldFixtures.hintAndError };
export const Disabled: Story = { args: selectFieldFixtures.disabled };
export const CompoundsInNarrowSpace: Story = {
  args: selectFieldFixtures.compound,
  decorators: [narrow],
};
export const French: Story = {
  args: selectFieldFixtures.french,
  parameters: { language: 'fr' },
};
