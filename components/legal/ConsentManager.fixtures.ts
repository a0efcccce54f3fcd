import type { ConsentManagerProps } from './ConsentManager.tsx';
import { matomoOptOutFixtures } from './MatomoOptOut.fixtures.ts';

export const consentManagerFixtures = {
  everything: { isAsked: true, matomo: matomoOptOutFixtures.german },
  nothingToAsk: { isAsked: false },
} satisfies Record<string, ConsentManagerProps>;
