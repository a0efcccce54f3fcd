import { expect, test } from '@jest/globals';
import { answer } from './moodyServer.ts';
import { items, setUp } from './moodySource.ts';

test('reads pages of 500, at most ten requests at once', async () => {
  const { server, source } = await setUp();
  const { pages } = await source.read();
  expect(pages).toHaveLength(1203);
  expect(new Set(pages.map(({ origin }) => origin)).size).toBe(1203);
  expect(pages[1202]?.origin).toBe('pages/1203');
  const pageRequests = [...server.asked.keys()].filter((path) => /\/pages\?.*limit=500/.test(path));
  expect(pageRequests).toHaveLength(3);
  expect(server.mostUnderWay()).toBeLessThanOrEqual(10);
});

test('gives the records that a folder would hold', async () => {
  const { source } = await setUp();
  const { project, openingPeriods, pages } = await source.read();
  expect(project).toEqual([
    {
      origin: 'project',
      value: {
        name: 'vhm',
        logo: { file: 'unser-logo.svg', width: 120, height: 40 },
        translations: [{ language: 'de', seo_title: 'VHM' }],
      },
    },
  ]);
  expect(openingPeriods.map(({ value }) => value)).toEqual([
    { day: 4, time_open: '09:00:00', sort: 1, translations: [] },
    { day: 'Feiertage', sort: 2, translations: [] },
  ]);
  // Values that an editor left in fields of another page type are ignored.
  expect(pages.slice(0, 2).map(({ value }) => value)).toEqual([
    {
      key: 'home',
      actions: [{ path: '/a' }],
      translations: [{ language: 'de', title: 'Seite 0' }],
    },
    { key: 'content', translations: [{ language: 'de', title: 'Seite 1', slug: 's1' }] },
  ]);
});

test('gives the imprint the authors of pictures that the content shows', async () => {
  const files = [
    { ...items['/files'][0], title: 'Unser Logo', credit: 'Maria Muster', licence: 'CC BY 4.0' },
    { ...items['/files'][1], title: 'Nirgends', credit: 'Max Beispiel' },
  ];
  const { source } = await setUp(({ url = '' }, response) => {
    if (url.startsWith('/files')) answer(response, 200, { data: files });
    else if (url.startsWith('/items/legal')) answer(response, 200, { data: { id: 1 } });
    else return false;
    return true;
  });
  const { legal } = await source.read();
  const pictures = [{ title: 'Unser Logo', credit: 'Maria Muster', licence: 'CC BY 4.0' }];
  expect(legal.map(({ value }) => value)).toEqual([{ pictures, translations: [] }]);
});
