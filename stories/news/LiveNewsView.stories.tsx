import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageRegion } from '../../components/frame/Page.tsx';
import { LiveNewsView, type LiveNewsViewProps } from '../../components/news/LiveNewsView.tsx';
import type { NewsItemPageProps } from '../../components/news/NewsItemPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import * as breadcrumbs from '../navigation/Breadcrumbs.stories.tsx';
import * as notFoundPage from '../notFound/NotFoundPage.stories.tsx';
import * as newsItemPage from './NewsItemPage.stories.tsx';

const meta = {
  component: LiveNewsView,
  parameters: wholePage,
  render: (args: LiveNewsViewProps) => (
    <PageRegion>
      <LiveNewsView {...args} />
    </PageRegion>
  ),
} satisfies Meta<typeof LiveNewsView>;
export default meta;

type Story = StoryObj<typeof meta>;

const place = {
  sectionTitle: 'Aktuelles',
  trail: breadcrumbs.ThreeLevels.args.trail.slice(0, 2),
  related: newsItemPage.WithoutPicture.args.related,
  listHref: '/aktuelles',
  notFound: notFoundPage.WithSearch.args,
};

export const Loading = { args: { ...place, state: { kind: 'loading' } } } satisfies Story;
export const Found = { args: found(newsItemPage.WithPicture.args) } satisfies Story;
export const TitleOnly = { args: found(newsItemPage.TitleOnly.args) } satisfies Story;
export const LongWords = { args: found(newsItemPage.LongWords.args) } satisfies Story;
export const NotFound = { args: { ...place, state: { kind: 'notFound' } } } satisfies Story;
export const Unreachable = { args: { ...place, state: { kind: 'unreachable' } } } satisfies Story;
export const Retrying = {
  args: { ...place, state: { kind: 'unreachable', retrying: true } },
} satisfies Story;

/** Shows the item of a built page, without what belongs to that page. */
function found(page: NewsItemPageProps) {
  const { trail: _trail, related: _related, listHref: _listHref, ...item } = page;
  return { ...place, state: { kind: 'found' as const, item } };
}
