import { expect, it } from '@jest/globals';
import { ForbiddenError } from '../fakeErrors.ts';
import { readRights } from '../fakeModules.ts';
import { directus, readOfMembers } from '../guardedDirectus.ts';

describe('a condition on related items', () => {
  const visitor = { admin: false, app: false };
  const rule = { status: { _eq: 'published' } };
  const title = { title: { _starts_with: 'a' } };

  beforeEach(() => {
    readRights.splice(0, readRights.length);
    readRights.push(
      { collection: 'pages', permissions: rule },
      { collection: 'pages_translations', permissions: { pages_id: rule } },
      { collection: 'directus_files', permissions: { folder: { _eq: 'public' } } },
      readOfMembers,
    );
  });

  it.each([
    ['pages', { filter: { image: title } }],
    ['pages', { filter: { _or: [{ translations: { pages_id: { image: title } } }] } }],
    ['pages', { sort: ['-image.title'] }],
    ['pages_translations', { filter: { pages_id: { image: title } } }],
    ['pages_translations', { filter: { pages_id: { image: { id: { _eq: 'x' }, ...title } } } }],
    ['pages', { deep: { translations: { _filter: { pages_id: { image: title } } } } }],
    // This collection is never readable by visitors, even if Directus' own rules allow it.
    ['change_requests', { filter: { member: { email: { _eq: 'a' } } } }],
  ])('is refused where not all of them are readable: %s %j', async (collection, query) => {
    await expect(directus.read(visitor, query, collection)).rejects.toBeInstanceOf(ForbiddenError);
    for (const asking of [{ admin: false, app: true }, { admin: true }, null]) {
      expect(await directus.read(asking, query, collection)).toBe('items');
    }
  });

  it.each([
    // A user who can read a page can also read its translations, and the reverse.
    ['pages', { filter: { translations: { slug: { _eq: 'x' } } }, sort: ['translations.slug'] }],
    ['pages_translations', { filter: { pages_id: { status: { _eq: 'x' } } } }],
    [
      'pages',
      { filter: { image: { id: { _eq: 'x' } } }, sort: ['image'], fields: ['image.title'] },
    ],
    ['pages', { deep: { image: { _filter: title } } }],
  ])('is taken otherwise: %s %j', async (collection, query) => {
    expect(await directus.read(visitor, query, collection)).toBe('items');
  });

  it('is refused if a text may be read of which the page may not', async () => {
    const query = { filter: { translations: title } };
    readRights.push({ collection: 'pages', permissions: { key: { _eq: 'imprint' } } });
    await expect(directus.read(visitor, query, 'pages')).rejects.toBeInstanceOf(ForbiddenError);
    readRights.push({ collection: 'pages_translations', permissions: {} });
    expect(await directus.read(visitor, query, 'pages')).toBe('items');
  });
});
