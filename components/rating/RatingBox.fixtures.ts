import type { OtherWords } from '../island/otherWords.fixtures.ts';
import type { RatingBoxProps } from './RatingBox.island.tsx';

const german = {
  place: { id: 'ChIJ-Musterstadt', key: 'key-of-the-association' },
  rating: { rating: 4.4, user_ratings_total: 87 },
} satisfies RatingBoxProps;

const rated = (rating: number, user_ratings_total = 1204) => ({
  ...german,
  rating: { rating, user_ratings_total },
});

export const ratingBoxFixtures = {
  german,
  expanded: { ...german, expanded: true },
  thousands: { ...rated(4.4), expanded: true },
  oneRating: { ...rated(5, 1), expanded: true },
  none: rated(0),
  third: rated(3.3),
  twoThirds: rated(3.7),
  full: rated(5),
} satisfies Record<string, RatingBoxProps>;

export const ratingBoxCompounds: OtherWords = {
  'rating.write':
    'Berufshaftpflichtversicherungsberatungsstellenbewertung schreiben und veröffentlichen',
  'rating.notNow': 'Bewertungsaufforderungsfenster schließen',
};
