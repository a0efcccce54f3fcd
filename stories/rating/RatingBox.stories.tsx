import type { Meta, StoryObj } from '@storybook/react-vite';
import { RatingBox } from '../../components/rating/RatingBox.island.tsx';

const meta = { component: RatingBox } satisfies Meta<typeof RatingBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Collapsed = { args: rated(4.4) } satisfies Story;
export const Expanded = { args: { ...Collapsed.args, expanded: true } } satisfies Story;
export const ThousandsOfRatings = { args: { ...rated(4.4, 1204), expanded: true } } satisfies Story;
export const OneRating = { args: { ...rated(5, 1), expanded: true } } satisfies Story;
export const NoStar = { args: rated(0) } satisfies Story;
export const AThird = { args: rated(3.3) } satisfies Story;
export const TwoThirds = { args: rated(3.7) } satisfies Story;
export const AllStars = { args: rated(5) } satisfies Story;
export const LongWords = {
  ...Expanded,
  parameters: {
    words: {
      'rating.write':
        'Berufshaftpflichtversicherungsberatungsstellenbewertung schreiben und veröffentlichen',
      'rating.notNow': 'Bewertungsaufforderungsfenster schließen',
    },
  },
} satisfies Story;

function rated(rating: number, user_ratings_total = 87) {
  const place = { id: 'ChIJ-Musterstadt', key: 'key-of-the-association' };
  return { place, rating: { rating, user_ratings_total } };
}
