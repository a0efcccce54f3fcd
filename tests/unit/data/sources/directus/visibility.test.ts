import { expect, it } from '@jest/globals';
import { previewable, published } from '../../../../../data/sources/directus/visibility.ts';

const visibleStill = { _or: [{ withdraw_on: { _null: true } }, { withdraw_on: { _gt: '$NOW' } }] };

it('everybody sees what is published or scheduled, from its time until its withdrawal', () => {
  expect(published).toEqual({
    _and: [
      {
        _or: [
          { status: { _eq: 'published' } },
          { _and: [{ status: { _eq: 'scheduled' } }, { publish_on: { _lte: '$NOW' } }] },
        ],
      },
      visibleStill,
    ],
  });
});

it('a preview shows drafts and what is scheduled, and nothing that is archived or withdrawn', () => {
  expect(previewable).toEqual({
    _and: [{ status: { _in: ['published', 'scheduled', 'draft'] } }, visibleStill],
  });
});
