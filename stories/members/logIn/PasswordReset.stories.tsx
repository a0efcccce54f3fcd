import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordReset } from '../../../components/members/logIn/PasswordReset.tsx';
import * as officeContact from './OfficeContact.stories.tsx';
import { linkWith, openSilentSession, resetToken } from './silentSession.ts';

const meta = { component: PasswordReset } satisfies Meta<typeof PasswordReset>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking = {
  args: {
    openSession: openSilentSession,
    links: linkWith(resetToken),
    office: officeContact.Everything.args,
    siteName: 'Verband der Heilberufe Musterland e. V.',
  },
} satisfies Story;
/** The token in the link does not contain the account. */
export const AskingWithoutAccount = {
  args: { ...Asking.args, links: linkWith('A1b2C3d4E5f6g7H8i9J0') },
} satisfies Story;
export const RulesNotMet = {
  args: { ...Asking.args, state: { is: 'editing', errors: { password: 'logIn.rules.broken' } } },
} satisfies Story;
export const Sending = { args: { ...Asking.args, state: { is: 'sending' } } } satisfies Story;
export const TooManyAttempts = {
  args: { ...Asking.args, state: { is: 'limited' } },
} satisfies Story;
export const Unreachable = { args: { ...Asking.args, state: { is: 'away' } } } satisfies Story;
export const Done = { args: { ...Asking.args, state: { is: 'done' } } } satisfies Story;
export const ExpiredLink = { args: { ...Asking.args, state: { is: 'expired' } } } satisfies Story;
export const UsedLink = { args: { ...Asking.args, state: { is: 'used' } } } satisfies Story;
export const UnknownLink = { args: { ...Asking.args, state: { is: 'unknown' } } } satisfies Story;
export const WithoutLink = { args: { ...Asking.args, links: linkWith('') } } satisfies Story;
