import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogIn } from '../../../components/members/logIn/LogIn.tsx';
import { sampleBackend, openSilentSession } from './silentSession.ts';
import * as officeContact from './OfficeContact.stories.tsx';

const meta = { component: LogIn } satisfies Meta<typeof LogIn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty = {
  args: {
    backend: sampleBackend,
    openSession: openSilentSession,
    office: officeContact.Everything.args,
  },
} satisfies Story;
export const OfficeByMail = {
  args: { ...Empty.args, office: officeContact.EmailOnly.args },
} satisfies Story;
export const SessionExpired = {
  args: { ...Empty.args, level: 1, notice: 'expired' },
} satisfies Story;
export const FieldsMissing = {
  args: {
    ...Empty.args,
    state: {
      step: 'password',
      is: 'editing',
      errors: { email: 'logIn.emailForm', password: 'logIn.passwordMissing' },
    },
  },
} satisfies Story;
export const Sending = {
  args: { ...Empty.args, state: { step: 'password', is: 'sending' } },
} satisfies Story;
export const WrongPassword = {
  args: { ...Empty.args, state: { step: 'password', is: 'refused' } },
} satisfies Story;
export const TooManyAttempts = {
  args: { ...Empty.args, state: { step: 'password', is: 'limited' } },
} satisfies Story;
export const Unreachable = {
  args: { ...Empty.args, state: { step: 'password', is: 'away' } },
} satisfies Story;
export const Code = {
  args: { ...Empty.args, state: { step: 'code', is: 'editing' } },
} satisfies Story;
export const WrongCode = {
  args: {
    ...Empty.args,
    state: { step: 'code', is: 'editing', errors: { code: 'logIn.code.wrong' } },
  },
} satisfies Story;
