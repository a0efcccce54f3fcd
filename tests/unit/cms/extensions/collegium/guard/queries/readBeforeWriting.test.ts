import { expect, it } from '@jest/globals';
import { ForbiddenError } from '../fakeErrors.ts';
import { directus, editor } from '../guardedDirectus.ts';

describe('a change of all items that a query finds', () => {
  const query = { filter: { id: { _gt: 0 } } };

  it('finds those that the sender may read', async () => {
    expect(await directus.find(editor, query)).toEqual(['readable']);
    for (const asking of [{ admin: true }, null]) {
      expect(await directus.find(asking, query)).toEqual(['any']);
    }
  });

  it('asks no more of the accounts than a reader may', async () => {
    const filter = { image: { uploaded_by: { email: { _eq: 'a@x.org' } } } };
    await expect(directus.find(editor, { filter })).rejects.toBeInstanceOf(ForbiddenError);
  });
});
