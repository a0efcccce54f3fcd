import '../guard/fakeDirectus.ts';
import { jest } from '@jest/globals';
import type { RawContent } from '../../../../../../data/model/rawContent.ts';
import { newDatabase } from '../../database.ts';

const kinds = await import('../../../../../../data/kinds/index.ts');

/** A menu that leads to the page, a redirect to it, and a mistake of another record. */
jest.unstable_mockModule('../../../../../../data/checks/contentProblems.ts', () => ({
  contentProblems: ({ pages }: RawContent) => {
    const isThere = pages.some(({ origin }) => origin === 'pages/1');
    const wrong = (origin: string) => ({ origin, field: 'path', expected: 'a page' });
    const leadingNowhere = isThere ? [] : [wrong('menus/primary'), wrong('redirects/3')];
    return [wrong('people/4'), ...leadingNowhere];
  },
}));

const { nameOfProblem, problemsOf } =
  await import('../../../../../../cms/extensions/collegium/publishing/foundProblems.ts');

const time = Date.parse('2026-12-24T12:00:00Z');

async function found(withdrawal: number | null) {
  const database = await newDatabase('pages', 'news', 'products');
  await database('pages').insert({ id: 1, status: 'published', withdraw_on: withdrawal });
  const content = {
    ...Object.fromEntries(kinds.kindNames.map((name) => [name, []])),
    pages: [{ origin: 'pages/1', value: {} }],
  } as unknown as RawContent;
  const problems = await problemsOf(database, content, new Date(time));
  await database.destroy();
  return problems.map(nameOfProblem);
}

const present = 'people/4: path: expected a page';

test('a menu that will lead nowhere is a problem before the withdrawal, and a redirect is not', async () => {
  expect(await found(time + 1000)).toEqual([present, 'later menus/primary: path: expected a page']);
});

test('without a planned withdrawal, the content is as it is', async () => {
  expect(await found(null)).toEqual([present]);
  expect(await found(time - 1000)).toEqual([present]);
});
