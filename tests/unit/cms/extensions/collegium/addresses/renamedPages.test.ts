import { jest } from '@jest/globals';
import type {
  EventContext,
  Meta,
  Register,
} from '../../../../../../cms/extensions/collegium/directus.ts';

/** The ids whose addresses were read, for each time. */
const readings: (readonly unknown[])[] = [];
/** The slug of each page. */
const slugs = new Map<number, string>();
const added: unknown[] = [];

jest.unstable_mockModule(
  '../../../../../../cms/extensions/collegium/addresses/pageAddresses.ts',
  () => ({
    placedKinds: ['pages'],
    placeFields: () => [],
    publicationFields: ['status'],
    pageAddresses: (_database: unknown, _kind: unknown, ids: readonly number[]) => {
      readings.push(ids);
      return Promise.resolve(
        ids.map((id) => ({
          page: `pages/${id}/de`,
          path: `/${slugs.get(id)}`,
          visibility: 'public',
        })),
      );
    },
  }),
);
jest.unstable_mockModule(
  '../../../../../../cms/extensions/collegium/addresses/redirects.ts',
  () => ({
    redirectsIn: () => ({
      removeFrom: () => Promise.resolve(),
      removeTo: () => Promise.resolve(),
      add: (moved: readonly unknown[]) => Promise.resolve(void added.push(...moved)),
    }),
  }),
);

const { redirectRenamedPages } =
  await import('../../../../../../cms/extensions/collegium/addresses/renamedPages.ts');

type Filter = (payload: unknown, meta: Meta, context: EventContext) => unknown;

/** A translation's key is that of its page and 1,000. */
function newDatabase() {
  let found: readonly unknown[] = [];
  const query = {
    whereIn: (_field: string, keys: readonly unknown[]) => {
      found = keys;
      return query;
    },
    select: () => Promise.resolve(found.map(Number).map((id) => ({ id, item: id - 1000 }))),
  };
  return Object.assign(() => query, { isTransaction: false });
}

function newEditor() {
  const filters = new Map<string, Filter>();
  const register = { filter: (event: string, handler: Filter) => filters.set(event, handler) };
  redirectRenamedPages(register as unknown as Register, {} as never);
  const call = (event: string, payload: unknown, meta: Meta = {}) =>
    filters.get(event)!(payload, meta, { database: newDatabase() } as never);
  return {
    changeItem: (key: unknown) => call('pages.items.update', { translations: [] }, { keys: [key] }),
    change: (keys: readonly unknown[]) =>
      call('pages_translations.items.update', { slug: 'neu' }, { keys }),
    remove: (keys: readonly unknown[]) => call('pages_translations.items.delete', keys),
    record: (item: unknown, action = 'update', collection = 'pages_translations') =>
      call('activity.create', { action, collection, item }),
  };
}

beforeEach(() => {
  readings.length = 0;
  added.length = 0;
  for (const id of [1, 2, 3]) slugs.set(id, `alt-${id}`);
});

const rename = () => [1, 2, 3].forEach((id) => slugs.set(id, `neu-${id}`));
const moved = [1, 2, 3].map((id) => ({ from: `/alt-${id}`, to: `/neu-${id}` }));

test('the addresses of all items of a change are read at once, before it and after it', async () => {
  const { change, record } = newEditor();
  await change([1001, 1002, 1003]);
  rename();
  for (const key of [1001, 1002, 1003]) await record(key);
  expect(readings).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  expect(added).toEqual(moved);
});

test('an item that is saved with many translations gets its redirects once, at the end', async () => {
  const { changeItem, record } = newEditor();
  await changeItem(1);
  for (const action of ['create', 'update', 'update', 'delete']) await record(1001, action);
  rename();
  expect(readings).toHaveLength(1);
  await record(1, 'update', 'pages');
  expect(readings).toHaveLength(2);
  expect(added).toEqual(moved.slice(0, 1));
});

test('deleted translations are of their items, however their keys are written', async () => {
  const { remove, record } = newEditor();
  await remove(['01001', 1002, 1003]);
  rename();
  for (const key of ['01001', 1002, 1003]) await record(key, 'delete');
  expect(added).toEqual(moved);
});
