import type { Meta, StoryObj } from '@storybook/react-vite';
import { imprintPageFixtures } from '../../components/legal/ImprintPage.fixtures.ts';
import { ImprintPage } from '../../components/legal/ImprintPage.tsx';
import { wholePage } from '../frame/wholePage.ts';
import { onPhone } from '../windows.ts';

const meta = { component: ImprintPage, parameters: wholePage } satisfies Meta<typeof ImprintPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Association: Story = { args: imprintPageFixtures.german };
export const OnPhone: Story = { ...Association, globals: onPhone };
export const Minimal: Story = { args: imprintPageFixtures.minimal };
export const Compounds: Story = { args: imprintPageFixtures.compound };
export const FrenchWithPrivacyNotice: Story = {
  args: imprintPageFixtures.french,
  parameters: { language: 'fr' },
};
