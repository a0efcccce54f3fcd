import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ratingBoxCompounds,
  ratingBoxFixtures,
} from '../../components/rating/RatingBox.fixtures.ts';
import { RatingBox } from '../../components/rating/RatingBox.island.tsx';

const meta = {
  component: RatingBox,
  parameters: { language: 'de' },
} satisfies Meta<typeof RatingBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const German: Story = { args: ratingBoxFixtures.german };
export const Expanded: Story = { args: ratingBoxFixtures.expanded };
export const English: Story = {
  args: ratingBoxFixtures.thousands,
  parameters: { language: 'en' },
};
export const French: Story = {
  args: ratingBoxFixtures.thousands,
  parameters: { language: 'fr' },
};
export const OneRating: Story = { args: ratingBoxFixtures.oneRating };
export const NoStar: Story = { args: ratingBoxFixtures.none };
export const AThird: Story = { args: ratingBoxFixtures.third };
export const TwoThirds: Story = { args: ratingBoxFixtures.twoThirds };
export const AllStars: Story = { args: ratingBoxFixtures.full };
export const Compounds: Story = {
  args: ratingBoxFixtures.expanded,
  parameters: { words: ratingBoxCompounds },
};
