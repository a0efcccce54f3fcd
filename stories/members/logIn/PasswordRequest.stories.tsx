import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordRequest } from '../../../components/members/logIn/PasswordRequest.tsx';
import { openSilentSession } from './silentSession.ts';
import * as officeContact from './OfficeContact.stories.tsx';

const meta = { component: PasswordRequest } satisfies Meta<typeof PasswordRequest>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty = {
  args: {
    openSession: openSilentSession,
    office: officeContact.Everything.args,
    siteName: 'Verband der Heilberufe Musterland e. V.',
  },
} satisfies Story;
export const Invalid = {
  args: { ...Empty.args, state: { is: 'editing', errors: { email: 'logIn.emailForm' } } },
} satisfies Story;
export const Sending = { args: { ...Empty.args, state: { is: 'sending' } } } satisfies Story;
export const TooManyAttempts = {
  args: { ...Empty.args, state: { is: 'limited' } },
} satisfies Story;
export const Unreachable = { args: { ...Empty.args, state: { is: 'away' } } } satisfies Story;
export const Sent = { args: { ...Empty.args, state: { is: 'sent' } } } satisfies Story;
