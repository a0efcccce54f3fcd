import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsletterSignUp } from '../../components/newsletter/NewsletterSignUp.island.tsx';
import { silentEndpoint } from '../silentEndpoint.ts';
import * as newsletterBox from './NewsletterBox.stories.tsx';

const meta = {
  component: NewsletterSignUp,
  beforeEach: silentEndpoint,
} satisfies Meta<typeof NewsletterSignUp>;
export default meta;

type Story = StoryObj<typeof meta>;

const association = 'Verband der Heilberufe Musterland e. V.';

export const Idle = {
  args: { ...newsletterBox.Idle.args, url: 'https://cms.vhm.example', association },
} satisfies Story;
export const Sending = { args: { ...Idle.args, state: { is: 'sending' } } } satisfies Story;
export const Success = { args: { ...Idle.args, state: { is: 'sent' } } } satisfies Story;
export const Failure = { args: { ...Idle.args, state: { is: 'away' } } } satisfies Story;
export const AddressMissing = {
  args: { ...Idle.args, state: { is: 'editing', errors: { email: 'newsletter.empty' } } },
} satisfies Story;
export const TooManyAttempts = {
  args: { ...Idle.args, state: { is: 'editing', errors: { email: 'newsletter.duplicate' } } },
} satisfies Story;
export const SuccessOnProjectHost = {
  args: {
    ...Success.args,
    items: {
      project: 'vhm',
      collection: 'subscribers',
      shown: {
        consent: true,
        consent_version: 'newsletter-mail-2',
        consent_text: `Mit „Bestätigen“ willigen Sie ein, dass wir (${association}) Ihnen per E-Mail unseren Newsletter mit Neuigkeiten, Terminen und Angeboten schicken. Das können Sie jederzeit per E-Mail an uns widerrufen.`,
      },
    },
  },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  ...newsletterBox.LongWordsInNarrowSpace,
  args: Idle.args,
} satisfies Story;
