import { expect, it } from '@jest/globals';
import { InvalidPayloadError } from './fakeErrors.ts';
import { directus, editor } from './guardedDirectus.ts';

describe('the file of a document for members', () => {
  const members = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b02';
  const website = '5c8f6e0a-4d0f-4a1e-9d52-0d1d6a5f7b01';

  beforeEach(async () => {
    await directus.fill('directus_files', [
      { id: 'public', folder: website },
      { id: 'inner', folder: members },
      { id: 'loose', folder: null },
    ]);
    await directus.fill('member_documents', [{ id: 1, file: 'inner' }]);
  });

  describe.each(['create', 'update'])('on %s', (action) => {
    const attach = (file?: unknown) =>
      directus.filter(`member_documents.items.${action}`, { file }, {}, { admin: true });

    it.each(['public', 'loose', 'gone', { id: 'public', title: 'x' }])(
      '%j is refused, even by administrators, since it is not in their folder',
      async (file) => {
        await expect(attach(file)).rejects.toThrow(InvalidPayloadError);
        await expect(attach(file)).rejects.toThrow(/Ordner „Members“ liegen.*be in the folder/);
      },
    );

    it.each(['inner', { id: 'inner' }, undefined, null, { title: 'x' }, 7])(
      '%j is taken',
      async (file) => {
        expect(await attach(file)).toEqual({ file });
      },
    );
  });

  const move = (keys: readonly string[], payload: object) =>
    directus.filter('files.update', payload, { keys }, editor);

  it.each([website, null, 'x'])('does not leave for the folder %s', async (folder) => {
    await expect(move(['public', 'inner'], { folder })).rejects.toThrow(InvalidPayloadError);
    await expect(move(['inner'], { folder })).rejects.toThrow(/bleibt in deren Ordner.*stays/);
    expect(await move(['public'], { folder })).toEqual({ folder });
  });

  it('is described, and moved to where it is', async () => {
    for (const payload of [{ title: 'x' }, { folder: members }]) {
      expect(await move(['inner'], payload)).toEqual(payload);
    }
  });
});
