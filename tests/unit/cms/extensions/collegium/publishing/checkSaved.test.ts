import { jest } from '@jest/globals';
import type {
  EventContext,
  Meta,
  Register,
} from '../../../../../../cms/extensions/collegium/directus.ts';
import '../guard/fakeDirectus.ts';

/** The times at which the content was read. */
const readings: Date[] = [];

jest.unstable_mockModule(
  '../../../../../../cms/extensions/collegium/publishing/readContent.ts',
  () => ({
    readContent: (_context: unknown, _event: unknown, { time }: { readonly time: Date }) => {
      readings.push(time);
      return Promise.resolve({});
    },
  }),
);
jest.unstable_mockModule(
  '../../../../../../cms/extensions/collegium/publishing/foundProblems.ts',
  () => ({ problemsOf: () => Promise.resolve([]), nameOfProblem: () => '' }),
);

jest.unstable_mockModule(
  '../../../../../../cms/extensions/collegium/publishing/refusals.ts',
  () => ({ refusalOf: () => new Error('refused') }),
);

const { checkSaved } =
  await import('../../../../../../cms/extensions/collegium/publishing/checkSaved.ts');

type Filter = (payload: unknown, meta: Meta, context: EventContext) => unknown;

/** The time at which each page becomes public. */
const times = ['2100-01-01T00:00:00.000Z', '2101-01-01T00:00:00.000Z'];

function newDatabase(isTransaction: boolean) {
  const query = {
    count: () => Promise.resolve([{ total: 0 }]),
    whereIn: () => query,
    select: () =>
      Promise.resolve(
        times.map((time) => ({ status: 'scheduled', publish_on: time, withdraw_on: null })),
      ),
  };
  return Object.assign(() => query, { isTransaction });
}

function newEditor() {
  const filters = new Map<string, Filter>();
  const register = { filter: (event: string, handler: Filter) => filters.set(event, handler) };
  checkSaved(register as unknown as Register, {} as never);
  const call = (event: string, payload: unknown, meta: Meta, database: unknown) =>
    filters.get(event)!(payload, meta, {
      ...{ database, schema: {}, accountability: { user: 'anna', admin: false } },
    } as never);
  return {
    change: (keys: readonly number[], database: unknown) =>
      call('pages.items.update', { sort: 1 }, { keys }, database),
    create: (database: unknown) => call('pages.items.create', {}, {}, database),
    record: (item: number, database: unknown) =>
      call('activity.create', { collection: 'pages', item, user: 'anna' }, {}, database),
  };
}

beforeEach(() => {
  readings.length = 0;
});

test('a change of many items is checked once, now and when the last of them is public', async () => {
  const { change, record } = newEditor();
  await change([1, 2, 3], newDatabase(false));
  const transaction = newDatabase(true);
  for (const item of [1, 2, 3]) await record(item, transaction);
  expect(readings).toHaveLength(3);
  expect(readings[2]?.toISOString()).toBe(times[1]);
});

test('a change of the same items in another transaction is checked, too', async () => {
  const { change, record } = newEditor();
  await change([1, 2], newDatabase(false));
  await record(1, newDatabase(true));
  await record(2, newDatabase(true));
  expect(readings).toHaveLength(5);
});

test('what was checked after a save is known before the next one in the same transaction', async () => {
  const { create, record } = newEditor();
  const transaction = newDatabase(true);
  for (const item of [1, 2, 3]) {
    await create(transaction);
    await record(item, transaction);
  }
  expect(readings).toHaveLength(1 + 3 * 2);
});

test('one transaction has at most 20 saves', async () => {
  const { create } = newEditor();
  const transaction = newDatabase(true);
  for (let number = 1; number <= 20; number += 1) await create(transaction);
  await expect(create(transaction)).rejects.toThrow();
  await create(newDatabase(true));
});
