import type { RatingBoxProps } from '../../components/rating/RatingBox.island.tsx';
import type { PageContext } from '../template/pageContext.ts';

/**
 * Returns the rating of the association's place; undefined without a place or a key for the
 * service.
 */
export function ratingBoxProps({ content }: PageContext): RatingBoxProps | undefined {
  const { google_place_id: id, config } = content.site.project;
  if (!id || !config.google_maps_key) return undefined;
  return { place: { id, key: config.google_maps_key } };
}
