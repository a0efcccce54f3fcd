import type { ConsentManagerProps } from './ConsentManager.tsx';

export const consentManagerFixtures = {
  everything: {
    consentNames: ['functional', 'matomo', 'videos', 'maps'],
    matomo: {
      src: 'https://stats.example/index.php?module=CoreAdminHome&action=optOut&language=de',
      privacyHref: '/datenschutz',
    },
  },
  nothingToAsk: { consentNames: [] },
} satisfies Record<string, ConsentManagerProps>;
