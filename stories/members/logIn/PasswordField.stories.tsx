import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from '../../../components/members/logIn/PasswordField.tsx';

const meta = { component: PasswordField } satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty = {
  args: { label: 'Passwort', autoComplete: 'current-password' },
} satisfies Story;
export const Typed = {
  args: {
    ...Empty.args,
    defaultValue: 'vier ruhige Dampfer',
    error: 'Bitte geben Sie Ihr Passwort ein.',
  },
} satisfies Story;
