import { liveNewsPlaces } from './LiveNewsView.fixtures.ts';
import type { LiveNewsItemProps } from './LiveNewsItem.island.tsx';

export const liveNewsItemFixtures = {
  german: {
    ...liveNewsPlaces.german,
    backend: 'https://cms.example',
    section: 'news',
    siteName: 'Verband der Heilberufe Musterland',
  },
  french: {
    ...liveNewsPlaces.french,
    backend: 'https://cms.example',
    section: 'working_groups',
    siteName: 'Verband der Heilberufe Musterland',
  },
} satisfies Record<string, LiveNewsItemProps>;
