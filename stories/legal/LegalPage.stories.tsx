import type { Meta, StoryObj } from '@storybook/react-vite';
import { legalPageFixtures } from '../../components/legal/LegalPage.fixtures.ts';
import { LegalPage } from '../../components/legal/LegalPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';

const meta = { component: LegalPage, parameters: wholePage } satisfies Meta<typeof LegalPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Long: Story = { args: legalPageFixtures.german };
export const OnPhone: Story = { ...Long, globals: onPhone };
export const Short: Story = { args: legalPageFixtures.short };
export const Compounds: Story = { args: legalPageFixtures.compound };
export const French: Story = {
  args: legalPageFixtures.french,
  parameters: { language: 'fr' },
};
