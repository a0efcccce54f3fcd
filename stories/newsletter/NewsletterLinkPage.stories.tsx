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

export const Confirm = { args: newsletterLinkView.Asking.args } satisfies Story;
export const Confirmed = { args: newsletterLinkView.Confirmed.args } satisfies Story;
export const ExpiredLink = { args: newsletterLinkView.ExpiredLink.args } satisfies Story;
export const Unsubscribe = { args: newsletterLinkView.Unsubscribe.args } satisfies Story;
export const Unsubscribed = { args: newsletterLinkView.Unsubscribed.args } satisfies Story;
