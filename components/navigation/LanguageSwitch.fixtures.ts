import type { LanguageSwitchProps } from './LanguageSwitch.tsx';

export const languageSwitchFixtures = {
  everywhere: {
    languages: [
      { language: 'de', href: '/kontakt', available: true },
      { language: 'en', href: '/en/contact', available: true },
      { language: 'fr', href: '/fr/contact', available: true },
    ],
  },
  germanOnly: {
    languages: [
      { language: 'de', href: '/service/berufsordnung', available: true },
      { language: 'en', href: '/en', available: false },
      { language: 'fr', href: '/fr', available: false },
    ],
  },
  two: {
    languages: [
      { language: 'de', href: '/', available: true },
      { language: 'fr', href: '/fr', available: true },
    ],
  },
} satisfies Record<string, LanguageSwitchProps>;
