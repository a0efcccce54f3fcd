import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageSwitchFixtures } from '../../components/navigation/LanguageSwitch.fixtures.ts';
import { LanguageSwitch } from '../../components/navigation/LanguageSwitch.tsx';

const meta = { component: LanguageSwitch } satisfies Meta<typeof LanguageSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everywhere: Story = { args: languageSwitchFixtures.everywhere };
export const PageInGermanOnly: Story = {
  args: languageSwitchFixtures.germanOnly,
  parameters: { language: 'de' },
};
export const TwoLanguages: Story = { args: languageSwitchFixtures.two };
export const French: Story = {
  args: languageSwitchFixtures.everywhere,
  parameters: { language: 'fr' },
};
