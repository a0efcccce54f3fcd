import type { Meta, StoryObj } from '@storybook/react-vite';
import { searchPageFixtures } from '../../components/search/SearchPage.fixtures.ts';
import { SearchPage } from '../../components/search/SearchPage.tsx';
import { wholePage } from '../frame/wholePage.ts';

const meta = { component: SearchPage, parameters: wholePage } satisfies Meta<typeof SearchPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BeforeAQuery: Story = { args: searchPageFixtures.idle };
export const Found: Story = { args: searchPageFixtures.found };
export const FoundOne: Story = { args: searchPageFixtures.foundOne };
export const NothingFound: Story = { args: searchPageFixtures.none };
export const Failed: Story = { args: searchPageFixtures.failed };
export const Busy: Story = { args: searchPageFixtures.busy };
export const Compounds: Story = { args: searchPageFixtures.compound };
export const WithoutSitemap: Story = { args: searchPageFixtures.withoutSitemap };
export const English: Story = {
  args: searchPageFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = { args: searchPageFixtures.french, parameters: { language: 'fr' } };
