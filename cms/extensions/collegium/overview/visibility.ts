const published = { status: { _eq: 'published' } };

/** The filter for published items, which leaves out what was withdrawn by its date. */
export function publishedOf({ fields }: { readonly fields: readonly string[] }): object {
  if (!fields.includes('withdraw_on')) return published;
  return { _and: [published, { _or: [{ withdraw_on: { _null: true } }, endsLater] }] };
}

const endsLater = { withdraw_on: { _gt: '$NOW' } };

/** Also of items without a time, which never appear. */
export const appearances = {
  filter: {
    _and: [
      { status: { _eq: 'scheduled' } },
      { _or: [{ publish_on: { _null: true } }, { publish_on: { _gt: '$NOW' } }] },
    ],
  },
  ...({ sort: 'publish_on', dated: 'publish_on' } as const),
};

export const withdrawals = {
  filter: { _and: [{ status: { _in: ['published', 'scheduled'] } }, endsLater] },
  ...({ sort: 'withdraw_on', dated: 'withdraw_on' } as const),
};
