import type { Meta, StoryObj } from '@storybook/react-vite';
import { Invitation } from '../../../components/members/logIn/Invitation.tsx';
import * as passwordReset from './PasswordReset.stories.tsx';

const meta = { component: Invitation } satisfies Meta<typeof Invitation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking = { args: passwordReset.Asking.args } satisfies Story;
export const RulesNotMet = { args: passwordReset.RulesNotMet.args } satisfies Story;
export const Unreachable = { args: passwordReset.Unreachable.args } satisfies Story;
export const Done = { args: passwordReset.Done.args } satisfies Story;
export const ExpiredLink = { args: passwordReset.ExpiredLink.args } satisfies Story;
export const UsedLink = { args: passwordReset.UsedLink.args } satisfies Story;
export const UnknownLink = { args: passwordReset.UnknownLink.args } satisfies Story;
export const WithoutLink = { args: passwordReset.WithoutLink.args } satisfies Story;
