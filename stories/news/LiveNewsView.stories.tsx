import type { Meta, StoryObj } from '@storybook/react-vite';
import { liveNewsFixtures } from '../../components/news/LiveNewsView.fixtures.ts';
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

export const Loading: Story = { args: liveNewsFixtures.loading };
export const LoadingEnglish: Story = { ...english, args: liveNewsFixtures.loadingEnglish };
export const LoadingFrench: Story = { ...french, args: liveNewsFixtures.loadingFrench };
export const Found: Story = { args: liveNewsFixtures.found };
export const FoundOnPhone: Story = { ...Found, globals: onPhone };
export const Compounds: Story = { args: liveNewsFixtures.compound };
export const BareEnglish: Story = { ...english, args: liveNewsFixtures.bareEnglish };
export const FoundFrench: Story = { ...french, args: liveNewsFixtures.foundFrench };
export const NotFound: Story = { args: liveNewsFixtures.notFound };
export const NotFoundEnglish: Story = { ...english, args: liveNewsFixtures.notFoundEnglish };
export const NotFoundFrench: Story = { ...french, args: liveNewsFixtures.notFoundFrench };
export const Unreachable: Story = { args: liveNewsFixtures.unreachable };
export const UnreachableOnPhone: Story = { ...Unreachable, globals: onPhone };
export const UnreachableEnglish: Story = {
  ...english,
  args: liveNewsFixtures.unreachableEnglish,
};
export const UnreachableFrench: Story = { ...french, args: liveNewsFixtures.unreachableFrench };
export const Retrying: Story = { args: liveNewsFixtures.retrying };
