import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  newsletterLinkFixtures,
  newsletterLinkPages,
} from '../../components/newsletter/NewsletterLink.fixtures.ts';
import { NewsletterLinkPage } from '../../components/newsletter/NewsletterLinkPage.tsx';
import { wholePage } from '../frame/wholePage.ts';

const meta = {
  component: NewsletterLinkPage,
  parameters: wholePage,
} satisfies Meta<typeof NewsletterLinkPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Confirm: Story = { args: { ...newsletterLinkPages.confirm, state: 'asking' } };
export const ConfirmInEnglish: Story = {
  args: { ...newsletterLinkPages.confirmInEnglish, state: 'asking' },
  parameters: { language: 'en' },
};
export const ConfirmedInFrench: Story = {
  args: { ...newsletterLinkPages.confirmInFrench, state: 'done' },
  parameters: { language: 'fr' },
};
export const Expired: Story = { args: newsletterLinkFixtures.expired };
export const Unsubscribe: Story = { args: newsletterLinkFixtures.unsubscribe };
export const UnsubscribedInTheDark: Story = {
  args: { ...newsletterLinkPages.unsubscribeInEnglish, state: 'done' },
  parameters: { language: 'en', colorMode: 'dark' },
};
export const UnsubscribeInFrench: Story = {
  args: { ...newsletterLinkPages.unsubscribeInFrench, state: 'asking' },
  parameters: { language: 'fr', colorMode: 'dark' },
};
