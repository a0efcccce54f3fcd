/** What everybody may see of a collection whose items are drafts before they are public. */
export const published = {
  _or: [
    { status: { _eq: 'published' } },
    { _and: [{ status: { _eq: 'scheduled' } }, { publish_on: { _lte: '$NOW' } }] },
  ],
};

/** What a preview shows, too; only what is archived is nowhere. */
export const previewable = { status: { _in: ['published', 'scheduled', 'draft'] } };
