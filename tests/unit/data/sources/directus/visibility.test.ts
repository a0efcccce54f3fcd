import { expect, it } from '@jest/globals';
import { previewable, published } from '../../../../../data/sources/directus/visibility.ts';

it('everybody sees what is published, and what is scheduled once its time has come', () => {
  expect(published).toEqual({
    _or: [
      { status: { _eq: 'published' } },
      { _and: [{ status: { _eq: 'scheduled' } }, { publish_on: { _lte: '$NOW' } }] },
    ],
  });
});

it('a preview shows drafts and what is scheduled, and nothing that is archived', () => {
  expect(previewable).toEqual({ status: { _in: ['published', 'scheduled', 'draft'] } });
});
