import type { Meta, StoryObj } from '@storybook/react-vite';
import { offlinePageFixtures } from '../../components/offline/OfflinePage.fixtures.ts';
import { OfflinePage } from '../../components/offline/OfflinePage.tsx';
import { wholePage } from '../frame/wholePage.ts';

const meta = { component: OfflinePage, parameters: wholePage } satisfies Meta<typeof OfflinePage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: offlinePageFixtures.german };
export const NothingKept: Story = { args: offlinePageFixtures.nothingKept };
export const Compounds: Story = { args: offlinePageFixtures.compound };
export const English: Story = {
  args: offlinePageFixtures.english,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: offlinePageFixtures.french,
  parameters: { language: 'fr' },
};
