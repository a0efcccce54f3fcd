import type { Meta, StoryObj } from '@storybook/react-vite';
import { passwordFieldFixtures } from '../../../components/members/signIn/PasswordField.fixtures.ts';
import { PasswordField } from '../../../components/members/signIn/PasswordField.tsx';

const meta = {
  component: PasswordField,
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: passwordFieldFixtures.empty };
export const French: Story = {
  args: passwordFieldFixtures.french,
  parameters: { language: 'fr' },
};
export const Typed: Story = { args: passwordFieldFixtures.typed };
export const InTheDark: Story = {
  args: passwordFieldFixtures.typed,
  parameters: { colorMode: 'dark' },
};
