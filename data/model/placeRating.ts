import { z } from 'zod';

/** What the maps service tells of the project's `google_place_id`; it is never in the content. */
export const placeRatingSchema = z.object({
  /** Stars from 0 to 5. */
  rating: z.number('a number of stars').min(0).max(5),
  user_ratings_total: z.int('a number of ratings').nonnegative(),
});

export type PlaceRating = z.infer<typeof placeRatingSchema>;
