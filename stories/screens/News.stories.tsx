import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NewsListPageProps } from '../../components/news/NewsListPage.tsx';
import { away, never, sampleWebsite } from './sampleWebsite.ts';
import { screen, wholeScreen, withProps } from './screen.tsx';

const meta = { tags: ['!autodocs'], ...wholeScreen } satisfies Meta;
export default meta;

type Story = StoryObj;

export const List = { render: screen('newsList') } satisfies Story;
export const EmptyList = {
  render: screen('newsList', {
    change: withProps<NewsListPageProps>({
      ...{ years: [], archive: [] },
      pagination: { current: 1, hrefs: ['/aktuelles'] },
    }),
  }),
} satisfies Story;
export const Item = { render: screen('news') } satisfies Story;
/** An item that is newer than the build, while the browser loads it. */
export const NewestItemWaiting = {
  beforeEach: () => sampleWebsite({ '*': never }),
  render: screen('liveNews'),
} satisfies Story;
export const NewestItemUnreachable = {
  beforeEach: () => sampleWebsite({ '*': away }),
  render: screen('liveNews'),
} satisfies Story;
export const NewsletterConfirm = { render: screen('newsletterConfirm') } satisfies Story;
export const NewsletterUnsubscribe = { render: screen('newsletterUnsubscribe') } satisfies Story;
