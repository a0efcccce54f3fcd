import type { Meta, StoryObj } from '@storybook/react-vite';
import { downloadListFixtures } from '../../components/association/DownloadList.fixtures.ts';
import { DownloadList } from '../../components/association/DownloadList.tsx';
import { narrow } from '../primitives/grounds.tsx';

const meta = { component: DownloadList } satisfies Meta<typeof DownloadList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: downloadListFixtures.german };
export const One: Story = { args: downloadListFixtures.one };
export const CompoundsInNarrowSpace: Story = {
  args: downloadListFixtures.compound,
  decorators: [narrow],
};
export const English: Story = {
  args: downloadListFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: downloadListFixtures.french,
  parameters: { language: 'fr' },
};
