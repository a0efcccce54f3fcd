import { expect, test } from '@jest/globals';
import { items, setUp } from './moodySource.ts';
import { answer, type Mood } from './moodyServer.ts';

const secondPage = ({ url = '' }: { url?: string | undefined }) => /\/pages\?.*page=2/.test(url);
const countOfPages = ({ url = '' }: { url?: string | undefined }) =>
  /\/pages\?.*aggregate/.test(url);

test.each<[what: string, given: number, mood: Mood]>([
  [
    'a page is empty',
    703,
    (request, response) => {
      if (!secondPage(request)) return false;
      answer(response, 200, { data: [] });
      return true;
    },
  ],
  [
    'a page is short',
    704,
    (request, response) => {
      if (!secondPage(request)) return false;
      answer(response, 200, { data: [{ id: 501, key: 'content' }] });
      return true;
    },
  ],
  [
    'a page comes twice',
    1203,
    (request, response) => {
      if (!secondPage(request)) return false;
      answer(response, 200, { data: items['/items/pages'].slice(0, 500) });
      return true;
    },
  ],
  [
    'there are fewer than it counts',
    1203,
    (request, response) => {
      if (!countOfPages(request)) return false;
      answer(response, 200, { data: [{ count: '1300' }] });
      return true;
    },
  ],
  [
    'it gives fewer at once than it is asked for',
    300,
    ({ url = '' }, response) => {
      if (!/\/pages\?.*limit/.test(url)) return false;
      answer(response, 200, { data: items['/items/pages'].slice(0, 100) });
      return true;
    },
  ],
])('gives up rather than lose content where %s', async (_what, given, mood) => {
  const { source } = await setUp(mood);
  await expect(source.read()).rejects.toThrow(
    new RegExp(`does not give all of pages \\(${given} of 1[23]0[03] items\\)`),
  );
});

test('reads again what an editor changed between two pages of it', async () => {
  const { source } = await setUp((request, response, times) => {
    if (times > 1 || !countOfPages(request)) return false;
    answer(response, 200, { data: [{ count: 1202 }] });
    return true;
  });
  expect((await source.read()).pages).toHaveLength(1203);
});
