import { expect, it } from '@jest/globals';
import { Readable } from 'node:stream';
import { ContentTooLargeError, ForbiddenError } from './fakeErrors.ts';
import { maxBytes, validateAccess } from './fakeModules.ts';
import { directus, editor } from './guardedDirectus.ts';

it('an upload is read only of whoever may upload', async () => {
  const place = { knex: expect.anything(), schema: 'schema' };
  for (const [key, action] of [
    [undefined, 'create'],
    ['a-file', 'update'],
  ] as const) {
    validateAccess.mockRejectedValueOnce(new ForbiddenError());
    expect(await directus.upload(editor, key)).toBeInstanceOf(ForbiddenError);
    expect(await directus.upload(editor, key)).toBe('passed');
    const asked = { accountability: editor, action, collection: 'directus_files' };
    const keys = key === undefined ? {} : { primaryKeys: [key] };
    expect(validateAccess).toHaveBeenLastCalledWith({ ...asked, ...keys }, place);
    expect(await directus.upload(undefined, key)).toBeInstanceOf(ForbiddenError);
  }
});

it('an upload that names its place on the disk is refused', async () => {
  const upload = { title: 'Statutes', storage: 'local' };
  for (const wrong of [{ filename_disk: 'x.pdf' }, { filename_disk: '' }, { storage: 'other' }]) {
    const file = { ...upload, ...wrong };
    await expect(directus.storeUpload(editor, file)).rejects.toBeInstanceOf(ForbiddenError);
    expect(await directus.storeUpload({ admin: true }, file)).toBe(file);
    expect(await directus.storeUpload(null, file)).toBe(file);
  }
  expect(await directus.storeUpload(editor, upload)).toBe(upload);
  expect(await directus.storeUpload(editor, {})).toEqual({});
});

it.each(['image/png', 'application/pdf'])(
  'a file has no more bytes than one of a form may have, also if it comes from an address: %s',
  async (type) => {
    let read = 0;
    const endless = function* () {
      for (; read < 100 * maxBytes; read += 100) yield Buffer.alloc(100);
    };
    for (const asking of [editor, { admin: true }, null]) {
      read = 0;
      const content = Readable.from(endless());
      await expect(directus.storeUpload(asking, { type }, content)).rejects.toBeInstanceOf(
        ContentTooLargeError,
      );
      expect(read).toBeLessThan(50 * maxBytes);
      expect(content.destroyed).toBe(true);
    }
    const allowed = Readable.from([Buffer.alloc(maxBytes)]);
    expect(await directus.storeUpload(editor, { type }, allowed)).toEqual({ type });
  },
);
