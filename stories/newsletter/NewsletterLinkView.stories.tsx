import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  newsletterLinkFixtures,
  newsletterLinkWords,
} from '../../components/newsletter/NewsletterLink.fixtures.ts';
import { NewsletterLinkView } from '../../components/newsletter/NewsletterLinkView.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = {
  component: NewsletterLinkView,
  args: { ...newsletterLinkFixtures.confirm, state: 'asking' },
} satisfies Meta<typeof NewsletterLinkView>;
export default meta;

type Story = StoryObj<typeof meta>;

const unsubscribe = newsletterLinkFixtures.unsubscribe;

export const Waiting: Story = { args: { state: 'waiting' } };
export const Asking: Story = {};
export const Sending: Story = { args: { state: 'sending' } };
export const Away: Story = { args: { state: 'away' } };
export const Confirmed: Story = { args: { state: 'done' } };
export const Used: Story = { args: { state: 'used' } };
export const Expired: Story = { args: { state: 'expired' } };
export const Unknown: Story = { args: { state: 'unknown' } };
export const Missing: Story = { args: { state: 'missing' } };
export const InTheDark: Story = { parameters: { colorMode: 'dark' } };
export const ConfirmedInTheDark: Story = {
  args: { state: 'done' },
  parameters: { colorMode: 'dark' },
};
export const CompoundsInNarrowSpace: Story = {
  parameters: { language: 'de', words: newsletterLinkWords },
  decorators: [narrow],
};
export const Unsubscribe: Story = { args: unsubscribe };
export const UnsubscribeAway: Story = { args: { ...unsubscribe, state: 'away' } };
export const Unsubscribed: Story = { args: { ...unsubscribe, state: 'done' } };
export const UnsubscribedBefore: Story = { args: { ...unsubscribe, state: 'used' } };
export const UnsubscribeExpired: Story = { args: { ...unsubscribe, state: 'expired' } };
export const UnsubscribeUnknown: Story = { args: { ...unsubscribe, state: 'unknown' } };
export const UnsubscribeMissing: Story = { args: { ...unsubscribe, state: 'missing' } };
