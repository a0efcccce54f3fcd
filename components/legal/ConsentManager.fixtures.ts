import type { ConsentManagerProps } from './ConsentManager.tsx';
import { matomoOptOutFixtures } from './MatomoOptOut.fixtures.ts';

export const consentManagerFixtures = {
  everything: { matomo: matomoOptOutFixtures.german },
} satisfies Record<string, ConsentManagerProps>;
