import type { Meta, StoryObj } from '@storybook/react-vite';
import { LatestNews } from '../../components/home/LatestNews.tsx';
import { narrow } from '../primitives/grounds.tsx';
import * as newsTeaser from '../news/NewsTeaser.stories.tsx';

const meta = { component: LatestNews } satisfies Meta<typeof LatestNews>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeItems = {
  args: {
    items: [
      newsTeaser.WithLead.args,
      newsTeaser.WithoutLead.args,
      { ...newsTeaser.WithoutLead.args, title: 'Hitze in der Praxis', href: '/aktuelles/hitze' },
    ],
    listHref: '/aktuelles',
  },
} satisfies Story;
export const OneItem = {
  args: { items: [newsTeaser.WithoutLead.args], listHref: '/aktuelles' },
} satisfies Story;
export const LongWordsInNarrowSpace = {
  args: {
    items: [newsTeaser.LongWordsInNarrowSpace.args, newsTeaser.WithLead.args],
    listHref: '/aktuelles',
  },
  decorators: [narrow],
} satisfies Story;
