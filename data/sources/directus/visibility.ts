/** The filter for items that everybody may see, in collections with drafts. */
export const published = publishedAt('$NOW');

/** @param time as Directus reads it in a filter */
export function publishedAt(time: string) {
  return {
    _or: [
      { status: { _eq: 'published' } },
      { _and: [{ status: { _eq: 'scheduled' } }, { publish_on: { _lte: time } }] },
    ],
  };
}

/** The filter for a preview: everything except archived items. */
export const previewable = { status: { _in: ['published', 'scheduled', 'draft'] } };
