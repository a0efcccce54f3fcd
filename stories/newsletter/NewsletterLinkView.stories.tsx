import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  newsletterLinkFixtures,
  newsletterLinkWords,
} from '../../components/newsletter/NewsletterLink.fixtures.ts';
import { NewsletterLinkView } from '../../components/newsletter/NewsletterLinkView.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = {
  component: NewsletterLinkView,
} satisfies Meta<typeof NewsletterLinkView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = { args: newsletterLinkFixtures.waiting };
export const Asking: Story = { args: newsletterLinkFixtures.asking };
export const Sending: Story = { args: newsletterLinkFixtures.sending };
export const Away: Story = { args: newsletterLinkFixtures.away };
export const Confirmed: Story = { args: newsletterLinkFixtures.confirmed };
export const Used: Story = { args: newsletterLinkFixtures.used };
export const Expired: Story = { args: newsletterLinkFixtures.expired };
export const Unknown: Story = { args: newsletterLinkFixtures.unknown };
export const Missing: Story = { args: newsletterLinkFixtures.missing };
export const Unsubscribe: Story = { args: newsletterLinkFixtures.unsubscribe };
export const UnsubscribeAway: Story = { args: newsletterLinkFixtures.unsubscribeAway };
export const Unsubscribed: Story = { args: newsletterLinkFixtures.unsubscribed };
export const UnsubscribedBefore: Story = { args: newsletterLinkFixtures.unsubscribedBefore };
export const UnsubscribeExpired: Story = { args: newsletterLinkFixtures.unsubscribeExpired };
export const UnsubscribeUnknown: Story = { args: newsletterLinkFixtures.unsubscribeUnknown };
export const UnsubscribeMissing: Story = { args: newsletterLinkFixtures.unsubscribeMissing };
export const InTheDark: Story = {
  args: newsletterLinkFixtures.asking,
  parameters: { colorMode: 'dark' },
};
export const ConfirmedInTheDark: Story = {
  args: newsletterLinkFixtures.confirmed,
  parameters: { colorMode: 'dark' },
};
export const CompoundsInNarrowSpace: Story = {
  args: newsletterLinkFixtures.asking,
  parameters: { language: 'de', words: newsletterLinkWords },
  decorators: [narrow],
};
