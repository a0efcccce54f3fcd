import type { MatomoOptOutProps } from './MatomoOptOut.island.tsx';

export const matomoOptOutFixtures = {
  german: {
    src: 'https://stats.example/index.php?module=CoreAdminHome&action=optOut&language=de',
    privacyHref: '/datenschutz',
  },
} satisfies Record<string, MatomoOptOutProps>;
