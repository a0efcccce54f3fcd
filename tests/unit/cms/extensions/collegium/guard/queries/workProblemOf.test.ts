import { workProblemOf } from '../../../../../../../cms/extensions/collegium/guard/queries/workProblemOf.ts';

const texts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: { _icontains: `word ${index}` } }));
const subqueries = (count: number, operator: string) =>
  Array.from({ length: count }, () => ({ translations: { [operator]: { title: { _eq: 'a' } } } }));
const underscores = (count: number) => `e${'_'.repeat(count)}#`;

test.each([
  undefined,
  {},
  { search: 'a_file_name', filter: { _or: texts(19) } },
  { filter: { title: { _starts_with: underscores(10) } } },
  { filter: { _and: [...subqueries(3, '_some'), ...subqueries(2, '_none')] } },
  // Compared directly, in one step.
  { filter: { title: { _eq: underscores(100) }, _and: [{ search: { _in: ['count(a)'] } }] } },
  { filter: { sort: { _gt: 1 } }, sort: ['-account', 'discount'], aggregate: { count: ['*'] } },
])('takes what an editor or a website asks (%#)', (query) => {
  expect(workProblemOf(query)).toBeUndefined();
});

test.each([
  [{ filter: { _or: texts(21) } }, '20 texts'],
  [{ search: 'a', filter: { _or: texts(20) } }, '20 texts'],
  [{ deep: { translations: { _search: 'a', _filter: { _or: texts(20) } } } }, '20 texts'],
  [{ search: underscores(11) }, 'underscores'],
  [
    { filter: { translations: { _some: { body: { _ncontains: underscores(11) } } } } },
    'underscores',
  ],
  // Directus joins a list to one text.
  [{ filter: { body: { _nicontains: ['a', underscores(11)] } } }, 'underscores'],
  [{ filter: { body: { _ends_with: underscores(11) } } }, 'underscores'],
  [{ filter: { _or: subqueries(6, '_some') } }, '_some'],
  [{ filter: { a: { _none: { _and: subqueries(5, '_some') } } } }, '_none'],
  [{ deep: { images: { _filter: { _and: subqueries(6, '_none') } } } }, '_none'],
  [{ filter: { _and: [{ 'count(translations)': { _gt: 1 } }] } }, 'counts'],
  [{ sort: ['-count(translations)'] }, 'counts'],
  [{ fields: ['id', 'author.count(news)'] }, 'counts'],
  [{ group: ['count(translations)'] }, 'counts'],
  [{ alias: { a: 'count(translations)' } }, 'counts'],
  [{ aggregate: { max: ['count(translations)'] } }, 'counts'],
  [{ deep: { translations: { _sort: ['count(a)'] } } }, 'counts'],
])('tells what would keep the database busy (%#)', (query, what) => {
  expect(workProblemOf(query)).toContain(what);
});
