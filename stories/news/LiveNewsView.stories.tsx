import type { Meta, StoryObj } from '@storybook/react-vite';
import { latestNewsFixtures } from '../../components/news/LiveNewsView.fixtures.ts';
import { LiveNewsView, type LiveNewsViewProps } from '../../components/news/LiveNewsView.tsx';
import { PageRegion } from '../../components/frame/Page.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';

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

const english = { parameters: { language: 'en' } };
const french = { parameters: { language: 'fr' } };

export const Loading: Story = { args: latestNewsFixtures.loading };
export const LoadingEnglish: Story = { ...english, args: latestNewsFixtures.loadingEnglish };
export const LoadingFrench: Story = { ...french, args: latestNewsFixtures.loadingFrench };
export const Found: Story = { args: latestNewsFixtures.found };
export const FoundOnPhone: Story = { ...Found, globals: onPhone };
export const Compounds: Story = { args: latestNewsFixtures.compound };
export const BareEnglish: Story = { ...english, args: latestNewsFixtures.bareEnglish };
export const FoundFrench: Story = { ...french, args: latestNewsFixtures.foundFrench };
export const NotFound: Story = { args: latestNewsFixtures.notFound };
export const NotFoundEnglish: Story = { ...english, args: latestNewsFixtures.notFoundEnglish };
export const NotFoundFrench: Story = { ...french, args: latestNewsFixtures.notFoundFrench };
export const Unreachable: Story = { args: latestNewsFixtures.unreachable };
export const UnreachableOnPhone: Story = { ...Unreachable, globals: onPhone };
export const UnreachableEnglish: Story = {
  ...english,
  args: latestNewsFixtures.unreachableEnglish,
};
export const UnreachableFrench: Story = { ...french, args: latestNewsFixtures.unreachableFrench };
export const Retrying: Story = { args: latestNewsFixtures.retrying };
