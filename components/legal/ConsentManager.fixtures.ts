import type { ConsentManagerProps } from './ConsentManager.tsx';

export const consentManagerFixtures = {
  everything: {
    isAsked: true,
    matomo: {
      src: 'https://stats.example/index.php?module=CoreAdminHome&action=optOut&language=de',
      privacyHref: '/datenschutz',
    },
  },
  nothingToAsk: { isAsked: false },
} satisfies Record<string, ConsentManagerProps>;
