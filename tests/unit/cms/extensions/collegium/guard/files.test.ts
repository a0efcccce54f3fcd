import { expect, it } from '@jest/globals';
import { ForbiddenError } from './fakeErrors.ts';
import { directus, editor } from './guardedDirectus.ts';

describe('a file', () => {
  beforeEach(() => directus.fill('member_documents', []));

  const change = (payload: object, asking: { readonly admin: boolean } | null = editor) =>
    directus.filter('files.update', payload, { keys: ['f'] }, asking);

  it.each(['storage', 'filename_disk', 'type', 'metadata'])(
    'stays what it is on the disk: its %s is not changed without a file',
    async (field) => {
      const payload = { title: 'x', [field]: 'x' };
      await expect(change(payload)).rejects.toBeInstanceOf(ForbiddenError);
      expect(await change(payload, { admin: true })).toBe(payload);
      // A change by Directus itself, such as for an upload.
      expect(await change(payload, null)).toBe(payload);
    },
  );

  it('is described by whoever may', async () => {
    const payload = { title: 'x', description: 'x' };
    expect(await change(payload)).toBe(payload);
  });
});
