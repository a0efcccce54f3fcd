import type { Meta, StoryObj } from '@storybook/react-vite';
import { newsletterLinkFixtures } from '../../components/newsletter/NewsletterLink.fixtures.ts';
import { NewsletterLinkPage } from '../../components/newsletter/NewsletterLinkPage.tsx';
import { wholePage } from '../frame/wholePage.ts';

const meta = {
  component: NewsletterLinkPage,
  parameters: wholePage,
} satisfies Meta<typeof NewsletterLinkPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opened here without a link of a mail. */
export const Confirm: Story = { args: newsletterLinkFixtures.confirm };
export const ConfirmInEnglish: Story = {
  args: newsletterLinkFixtures.confirmInEnglish,
  parameters: { language: 'en' },
};
export const ConfirmInFrench: Story = {
  args: newsletterLinkFixtures.confirmInFrench,
  parameters: { language: 'fr' },
};
export const Unsubscribe: Story = { args: newsletterLinkFixtures.unsubscribe };
export const UnsubscribeInEnglish: Story = {
  args: newsletterLinkFixtures.unsubscribeInEnglish,
  parameters: { language: 'en' },
};
export const UnsubscribeInFrench: Story = {
  args: newsletterLinkFixtures.unsubscribeInFrench,
  parameters: { language: 'fr', colorMode: 'dark' },
};
