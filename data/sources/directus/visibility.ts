/** The filter for items that everybody may see, in collections with drafts. */
export const published = publishedAt('$NOW');

/** @param time as Directus reads it in a filter */
export function publishedAt(time: string) {
  return {
    _and: [
      {
        _or: [
          { status: { _eq: 'published' } },
          { _and: [{ status: { _eq: 'scheduled' } }, { publish_on: { _lte: time } }] },
        ],
      },
      visibleAfter(time),
    ],
  };
}

/** Items without a withdrawal, or with one after this time. */
function visibleAfter(time: string) {
  return { _or: [{ withdraw_on: { _null: true } }, { withdraw_on: { _gt: time } }] };
}

/** The filter for a preview: everything except what is archived or was withdrawn. */
export const previewable = {
  _and: [{ status: { _in: ['published', 'scheduled', 'draft'] } }, visibleAfter('$NOW')],
};
