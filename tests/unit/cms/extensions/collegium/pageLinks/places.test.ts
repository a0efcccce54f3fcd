import { expect, test } from '@jest/globals';
import { listsOfPages } from '../../../../../../cms/extensions/collegium/pageLinks/places.ts';
import { layout } from '../../../../../../cms/seed/layout.ts';

const wanted = layout('http://localhost:8080');

/** The content model as Directus describes it once the seed has created it (cms/seed/applySchema.ts). */
const model = {
  fieldsOf: (name: string) =>
    Object.entries(wanted.find((each) => each.name === name)?.fields ?? {}).map(
      ([field, { type, interface: form, options = {} }]) => ({
        ...{ field, type },
        meta: { interface: form, options },
      }),
    ),
  relations: [],
  isPart: () => false,
};

test('menus and the start page name pages in lists', () => {
  const lists = wanted.flatMap(({ name }) =>
    listsOfPages(name, model).map((field) => `${name}.${field}`),
  );
  expect(lists).toEqual(['menus.entries', 'pages.actions', 'pages.topics']);
});
