import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../components/primitives/Container.tsx';
import { textFieldFixtures } from '../../components/primitives/TextField.fixtures.ts';
import { TextField } from '../../components/primitives/TextField.tsx';
import { narrow, onBandGround } from './grounds.tsx';

const meta: Meta<typeof TextField> = {
  component: TextField,
  decorators: [
    (Story) => (
      <Container size="sm">
        <Story />
      </Container>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof TextField>;

export const Plain: Story = { args: textFieldFixtures.plain };
export const Placeholder: Story = { args: textFieldFixtures.placeholder };
export const Filled: Story = { args: textFieldFixtures.filled };
export const Hint: Story = { args: textFieldFixtures.hint };
export const Required: Story = { args: textFieldFixtures.required };
export const WithError: Story = { args: textFieldFixtures.error };
export const Disabled: Story = { args: textFieldFixtures.disabled };
export const ReadOnly: Story = { args: textFieldFixtures.readOnly };
export const CompoundInNarrowSpace: Story = {
  args: textFieldFixtures.compound,
  decorators: [narrow],
};
export const RequiredOnBand: Story = {
  args: textFieldFixtures.required,
  decorators: [onBandGround],
};
export const WithErrorOnBand: Story = { args: textFieldFixtures.error, decorators: [onBandGround] };
export const FrenchOnGermanPage: Story = { args: textFieldFixtures.french };
