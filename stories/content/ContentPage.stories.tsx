import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentPageFixtures } from '../../components/content/ContentPage.fixtures.ts';
import { ContentPage } from '../../components/content/ContentPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';

const meta = { component: ContentPage, parameters: wholePage } satisfies Meta<typeof ContentPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Long: Story = { args: contentPageFixtures.long };
export const LongOnPhone: Story = { ...Long, globals: onPhone };
export const Short: Story = { args: contentPageFixtures.short };
export const TitleOnly: Story = { args: contentPageFixtures.titleOnly };
export const Compounds: Story = { args: contentPageFixtures.compound };
export const French: Story = {
  args: contentPageFixtures.french,
  parameters: { language: 'fr' },
};
export const FrenchUntranslated: Story = {
  args: contentPageFixtures.untranslated,
  parameters: { language: 'fr' },
};
