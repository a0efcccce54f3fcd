import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewsletterLinkPage } from '../../components/newsletter/NewsletterLinkPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import * as newsletterLinkView from './NewsletterLinkView.stories.tsx';

const meta = {
  component: NewsletterLinkPage,
  parameters: wholePage,
} satisfies Meta<typeof NewsletterLinkPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const site = {
  url: 'https://cms.vhm.example',
  siteName: 'Verband der Heilberufe Musterland e. V.',
};

export const Confirm = { args: { ...site, ...newsletterLinkView.Asking.args } } satisfies Story;
export const Confirmed = {
  args: { ...site, ...newsletterLinkView.Confirmed.args },
} satisfies Story;
export const ExpiredLink = {
  args: { ...site, ...newsletterLinkView.ExpiredLink.args },
} satisfies Story;
export const Unsubscribe = {
  args: { ...site, ...newsletterLinkView.Unsubscribe.args },
} satisfies Story;
export const Unsubscribed = {
  args: { ...site, ...newsletterLinkView.Unsubscribed.args },
} satisfies Story;
