import type { RatingBoxProps } from '../../components/rating/RatingBox.island.tsx';
import type { PageContext } from '../template/pageContext.ts';

/** The rating of the association's place; none where there is no place, or nobody may ask for it. */
export function ratingBoxProps({ content }: PageContext): RatingBoxProps | undefined {
  const { google_place_id: id, config } = content.site.project;
  if (!id || !config.google_maps_key) return undefined;
  return { place: { id, key: config.google_maps_key } };
}
