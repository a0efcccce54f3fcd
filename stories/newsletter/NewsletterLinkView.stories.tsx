import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsletterLinkView } from '../../components/newsletter/NewsletterLinkView.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: NewsletterLinkView } satisfies Meta<typeof NewsletterLinkView>;
export default meta;

type Story = StoryObj<typeof meta>;

const confirm = {
  kind: 'confirm',
  recipient: 'info@vhm.example',
  homeHref: '/',
  signUpHref: '/#newsletter',
} as const;
const unsubscribe = { ...confirm, kind: 'unsubscribe' } as const;

export const Waiting = { args: { ...confirm, state: 'waiting' } } satisfies Story;
export const Asking = { args: { ...confirm, state: 'asking' } } satisfies Story;
export const Sending = { args: { ...confirm, state: 'sending' } } satisfies Story;
export const Unreachable = { args: { ...confirm, state: 'away' } } satisfies Story;
export const Confirmed = { args: { ...confirm, state: 'done' } } satisfies Story;
export const UsedLink = { args: { ...confirm, state: 'used' } } satisfies Story;
export const ExpiredLink = { args: { ...confirm, state: 'expired' } } satisfies Story;
export const UnknownLink = { args: { ...confirm, state: 'unknown' } } satisfies Story;
export const WithoutLink = { args: { ...confirm, state: 'missing' } } satisfies Story;
export const Unsubscribe = { args: { ...unsubscribe, state: 'asking' } } satisfies Story;
export const UnsubscribeUnreachable = { args: { ...unsubscribe, state: 'away' } } satisfies Story;
export const Unsubscribed = { args: { ...unsubscribe, state: 'done' } } satisfies Story;
export const UnsubscribedBefore = { args: { ...unsubscribe, state: 'used' } } satisfies Story;
export const UnsubscribeExpired = { args: { ...unsubscribe, state: 'expired' } } satisfies Story;
export const UnsubscribeUnknown = { args: { ...unsubscribe, state: 'unknown' } } satisfies Story;
export const UnsubscribeWithoutLink = {
  args: { ...unsubscribe, state: 'missing' },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  ...Asking,
  parameters: {
    words: {
      'newsletterLink.confirm.title': 'Mitteilungsblattbestellungsbestätigung',
      'newsletterLink.confirm.button': 'Mitteilungsblattbestellung bestätigen',
    },
  },
  decorators: [narrow],
} satisfies Story;
