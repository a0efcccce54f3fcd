import type {
  EventContext,
  Meta,
  Register,
} from '../../../../../../cms/extensions/collegium/directus.ts';
import './fakeDirectus.ts';

const { limitSavesAtOnce } =
  await import('../../../../../../cms/extensions/collegium/guard/savesAtOnce.ts');

type Filter = (payload: unknown, meta: Meta, context: EventContext) => unknown;

function newSaves(accountability: object | null, { isTransaction = true } = {}) {
  const filters = new Map<string, Filter>();
  const register = { filter: (event: string, handler: Filter) => filters.set(event, handler) };
  limitSavesAtOnce(register as unknown as Register);
  const context = { accountability, database: { isTransaction } } as never;
  return (count: number, collection: string, action = 'update') => {
    for (let each = 0; each < count; each += 1) {
      filters.get(`items.${action}`)!({}, { collection }, context);
    }
  };
}

const editor = { admin: false };

test('one transaction has at most 500 saves of all kinds', () => {
  const save = newSaves(editor);
  save(200, 'fees_schedules', 'create');
  save(200, 'fees_schedules', 'delete');
  save(100, 'fees_schedules');
  expect(() => save(1, 'people')).toThrow('weniger Einträge');
});

test('translations of pages count more, since their addresses are compared', () => {
  const save = newSaves(editor);
  save(100, 'news_translations');
  expect(() => save(1, 'news_translations')).toThrow('weniger Einträge');
});

test.each([
  ['of administrators', { admin: true }, true],
  ['of Directus itself', null, true],
  ['outside of a transaction', editor, false],
])('saves %s are not counted', (_whose, accountability, isTransaction) => {
  const save = newSaves(accountability, { isTransaction });
  expect(() => save(1000, 'pages_translations')).not.toThrow();
});
