import { labelsFor } from '../i18n/createLabels.ts';
import type { RatingBoxProps } from './RatingBox.island.tsx';
import { ratingLabels } from './ratingLabels.ts';

const german = {
  place: { id: 'ChIJ-Musterstadt', key: 'key-of-the-association' },
  labels: ratingLabels(labelsFor('de')),
  rating: { rating: 4.4, user_ratings_total: 87 },
} satisfies RatingBoxProps;

const rated = (rating: number, user_ratings_total = 1204) => ({
  ...german,
  rating: { rating, user_ratings_total },
});

export const ratingBoxFixtures = {
  german,
  expanded: { ...german, expanded: true },
  english: { ...rated(4.4), labels: ratingLabels(labelsFor('en')), expanded: true },
  french: { ...rated(4.4), labels: ratingLabels(labelsFor('fr')), expanded: true },
  oneRating: { ...rated(5, 1), expanded: true },
  none: rated(0),
  third: rated(3.3),
  twoThirds: rated(3.7),
  full: rated(5),
  compound: {
    ...german,
    expanded: true,
    labels: {
      ...german.labels,
      words: {
        ...german.labels.words,
        'rating.write':
          'Berufshaftpflichtversicherungsberatungsstellenbewertung schreiben und veröffentlichen',
        'rating.notNow': 'Bewertungsaufforderungsfenster schließen',
      },
    },
  },
} satisfies Record<string, RatingBoxProps>;
