import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../components/primitives/Container.tsx';
import { checkboxFixtures } from '../../components/primitives/Checkbox.fixtures.tsx';
import { Checkbox } from '../../components/primitives/Checkbox.tsx';
import { narrow, onBandGround } from './grounds.tsx';

const meta: Meta<typeof Checkbox> = {
  component: Checkbox,
  decorators: [
    (Story) => (
      <Container size="sm">
        <Story />
      </Container>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Checkbox>;

export const Unchecked: Story = { args: checkboxFixtures.unchecked };
export const Checked: Story = { args: checkboxFixtures.checked };
export const Hint: Story = { args: checkboxFixtures.hint };
export const LinkInLabel: Story = { args: checkboxFixtures.link };
export const WithError: Story = { args: checkboxFixtures.error };
export const Disabled: Story = { args: checkboxFixtures.disabled };
export const DisabledAndChecked: Story = { args: checkboxFixtures.locked };
export const CompoundInNarrowSpace: Story = {
  args: checkboxFixtures.compound,
  decorators: [narrow],
};
export const CheckedOnBand: Story = {
  args: checkboxFixtures.checked,
  decorators: [onBandGround],
};
