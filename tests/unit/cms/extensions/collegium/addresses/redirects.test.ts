import { redirectsIn } from '../../../../../../cms/extensions/collegium/addresses/redirects.ts';

/** Each call of Directus' service: its name, what it changes, and whether it starts flows. */
function newWebsite(stored: readonly { readonly id: number; readonly to: string }[]) {
  const calls: unknown[] = [];
  const noteAs =
    (name: string) =>
    (what: unknown, ...rest: readonly unknown[]) => {
      const { emitEvents = true } = (rest.at(-1) ?? {}) as { readonly emitEvents?: boolean };
      calls.push([name, what, emitEvents]);
      return Promise.resolve();
    };
  class ItemsService {
    readonly createOne = noteAs('createOne');
    readonly createMany = noteAs('createMany');
    readonly updateMany = (keys: unknown, change: unknown, options: unknown) =>
      noteAs('updateMany')([keys, change], options);
  }
  const database = () => ({ select: () => Promise.resolve(stored) });
  const redirects = redirectsIn({ services: { ItemsService } } as never, { database } as never);
  return { redirects, calls };
}

const moved = (from: string, to: string) => ({ from, to, permanent: false });

test('many redirects are one event, since Directus runs all flows for each', async () => {
  const { redirects, calls } = newWebsite([
    { id: 1, to: '/a' },
    { id: 2, to: '/a' },
    { id: 3, to: '/z' },
  ]);
  await redirects.add([
    { from: '/a', to: '/b' },
    { from: '/c', to: '/d' },
    { from: '/e', to: '/f' },
  ]);
  expect(calls).toEqual([
    ['updateMany', [[1, 2], { to: '/b' }], false],
    ['createMany', [moved('/a', '/b'), moved('/c', '/d')], false],
    ['createOne', moved('/e', '/f'), true],
  ]);
});

test('an address that several pages had is redirected once', async () => {
  const { redirects, calls } = newWebsite([]);
  await redirects.add([
    { from: '/a', to: '/b' },
    { from: '/a', to: '/c' },
  ]);
  expect(calls).toEqual([
    ['createMany', [], false],
    ['createOne', moved('/a', '/c'), true],
  ]);
});

test('nothing is saved if nothing has moved', async () => {
  const { redirects, calls } = newWebsite([{ id: 1, to: '/a' }]);
  await redirects.add([]);
  expect(calls).toEqual([]);
});
