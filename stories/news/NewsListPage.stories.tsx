import type { Meta, StoryObj } from '@storybook/react-vite';
import { newsListPageFixtures } from '../../components/news/NewsListPage.fixtures.ts';
import { NewsListPage } from '../../components/news/NewsListPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';

const meta = { component: NewsListPage, parameters: wholePage } satisfies Meta<typeof NewsListPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: newsListPageFixtures.german };
export const OnPhone: Story = { ...German, globals: onPhone };
export const OneYear: Story = { args: newsListPageFixtures.oneYear };
export const Empty: Story = { args: newsListPageFixtures.empty };
export const Compounds: Story = { args: newsListPageFixtures.compound };
export const French: Story = {
  args: newsListPageFixtures.french,
  parameters: { language: 'fr' },
};
