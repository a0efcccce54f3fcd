import { expect, it } from '@jest/globals';
import { ForbiddenError } from './fakeErrors.ts';
import { validateAccess } from './fakeModules.ts';
import { directus, editor } from './guardedDirectus.ts';

it.each([
  ['items.create', 'create', 'pages', { slug: 'x' }, {}],
  ['items.update', 'update', 'pages', { slug: 'x' }, { primaryKeys: [1, 2] }],
  ['items.delete', 'delete', 'pages', [1, 2], { primaryKeys: [1, 2] }],
  ['files.update', 'update', 'directus_files', { title: 'x' }, { primaryKeys: [1, 2] }],
])(
  'the rights are checked before all other hooks of %s',
  async (event, action, of, payload, keys) => {
    const change = () => directus.filter(event, payload, { collection: of, keys: [1, 2] }, editor);
    expect(await change()).toBe(payload);
    const sender = expect.objectContaining(editor);
    const asked = { accountability: sender, action, collection: of, ...keys };
    expect(validateAccess).toHaveBeenLastCalledWith(asked, expect.anything());
    validateAccess.mockRejectedValueOnce(new ForbiddenError());
    await expect(change()).rejects.toBeInstanceOf(ForbiddenError);
  },
);
