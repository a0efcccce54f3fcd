import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageSwitch } from '../../components/navigation/LanguageSwitch.tsx';
import { inLanguage } from '../pinned.ts';

const meta = { component: LanguageSwitch } satisfies Meta<typeof LanguageSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everywhere = {
  args: {
    languages: [
      { language: 'de', href: '/kontakt', available: true },
      { language: 'en', href: '/en/contact', available: true },
      { language: 'fr', href: '/fr/contact', available: true },
    ],
  },
} satisfies Story;
export const PageInGermanOnly = {
  args: {
    languages: [
      { language: 'de', href: '/service/berufsordnung', available: true },
      { language: 'en', href: '/en', available: false },
      { language: 'fr', href: '/fr', available: false },
    ],
  },
  parameters: inLanguage('de'),
} satisfies Story;
export const TwoLanguages = {
  args: {
    languages: [
      { language: 'de', href: '/', available: true },
      { language: 'fr', href: '/fr', available: true },
    ],
  },
} satisfies Story;
