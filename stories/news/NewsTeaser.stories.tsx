import type { Meta, StoryObj } from '@storybook/react-vite';
import { newsTeaserFixtures } from '../../components/news/NewsTeaser.fixtures.ts';
import { NewsTeaser } from '../../components/news/NewsTeaser.tsx';
import { inList, narrow } from '../primitives/grounds.tsx';

const meta = { component: NewsTeaser } satisfies Meta<typeof NewsTeaser>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Conference: Story = { args: newsTeaserFixtures.conference, decorators: [inList] };
export const WithoutLead: Story = { args: newsTeaserFixtures.withoutLead, decorators: [inList] };
export const CompoundsInNarrowSpace: Story = {
  args: newsTeaserFixtures.compound,
  decorators: [inList, narrow],
};
export const French: Story = {
  args: newsTeaserFixtures.frenchUntranslated,
  decorators: [inList],
  parameters: { language: 'fr' },
};
