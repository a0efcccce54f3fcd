import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewPasswordField } from '../../../components/members/signIn/NewPasswordField.tsx';
import { newPasswordFieldFixtures } from '../../../components/members/signIn/PasswordField.fixtures.ts';

const meta = {
  component: NewPasswordField,
} satisfies Meta<typeof NewPasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: newPasswordFieldFixtures.empty };
export const Half: Story = { args: newPasswordFieldFixtures.half };
export const Good: Story = { args: newPasswordFieldFixtures.good };
export const TooSimple: Story = { args: newPasswordFieldFixtures.tooSimple };
export const GoodInTheDark: Story = {
  args: newPasswordFieldFixtures.good,
  parameters: { colorMode: 'dark' },
};
