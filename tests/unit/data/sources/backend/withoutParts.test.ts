import { kindNames } from '../../../../../data/kinds/index.ts';
import type { RawContent } from '../../../../../data/model/rawContent.ts';
import { withoutParts } from '../../../../../data/sources/backend/withoutParts.ts';

const menu = {
  id: 'primary',
  entries: [
    { path: '/a', sub: [{ path: '/a/b' }, { path: '/a/c' }] },
    { path: '/d', translations: [{ language: 'de' }, { language: 'fr', displayName: 'D' }] },
  ],
};

/** The menu without the parts of these fields, after so many steps. Undefined if it is gone. */
function without(fields: readonly string[], steps = 0): unknown {
  const kinds = kindNames.map((kind) => [
    kind,
    kind === 'menus' ? [{ origin: 'm', value: menu }] : [],
  ]);
  const content = Object.fromEntries(kinds) as unknown as RawContent;
  const places = fields.map((field) => ({ origin: 'm', field }));
  return withoutParts(content, places, new Map([['m', steps]])).menus[0]?.value;
}

test('an entry of a list goes before the lists around it, and then the record', () => {
  const [first, second] = menu.entries;
  expect(without(['entries.0.sub.1.path'])).toEqual({
    ...menu,
    entries: [{ ...first, sub: [{ path: '/a/b' }] }, second],
  });
  expect(without(['entries.0.sub.1.path'], 1)).toEqual({ ...menu, entries: [second] });
  expect(without(['entries.0.sub.1.path'], 2)).toBeUndefined();
});

test('several parts go at once, and keep their places until then', () => {
  expect(without(['entries.0.sub.0.path', 'entries.0.sub.1.path', 'entries.1.path'])).toEqual({
    ...menu,
    entries: [{ path: '/a', sub: [] }],
  });
});

test('a translation is named by its language', () => {
  const { entries } = without(['entries.1.translations.fr.displayName']) as typeof menu;
  expect(entries[1]).toEqual({ path: '/d', translations: [{ language: 'de' }] });
});

test('outside of lists, a field goes, and then the record', () => {
  expect(without(['id'])).toEqual({ entries: menu.entries });
  expect(without(['id'], 1)).toBeUndefined();
  expect(without([''])).toBeUndefined();
});

test('a missing place changes nothing but the number of steps', () => {
  expect(without(['nowhere'])).toEqual(menu);
});
