import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewPasswordField } from '../../../components/members/logIn/NewPasswordField.tsx';

const meta = { component: NewPasswordField } satisfies Meta<typeof NewPasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty = { args: { label: 'Neues Passwort' } } satisfies Story;
export const SomeRulesMet = {
  args: { label: 'Neues Passwort', defaultValue: 'vierruhigeDampfer' },
} satisfies Story;
export const AllRulesMet = {
  args: { label: 'Neues Passwort', defaultValue: 'vier ruhige Dampfer' },
} satisfies Story;
export const RulesNotMet = {
  args: {
    label: 'Neues Passwort',
    defaultValue: 'vier',
    error: 'Dieses Passwort erfüllt noch nicht alle Regeln.',
  },
} satisfies Story;
