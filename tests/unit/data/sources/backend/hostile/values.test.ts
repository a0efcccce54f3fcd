import { describe, expect, test } from '@jest/globals';
import { answer, type Mood } from '../../directus/moodyServer.ts';
import { checkBackend, lineOf, reading } from './hostileBackend.ts';

/* A count or a value that no Directus would send is reported, and not used. */

describe('a count', () => {
  const counting =
    (count: unknown): Mood =>
    ({ url = '' }, response) => {
      if (!/^\/items\/news\?.*aggregate/.test(url)) return false;
      answer(response, 200, { data: [{ count }] });
      return true;
    };

  test.each([1e11, '100000000000', 1_000_001])('of %s records exceeds the limit', async (count) => {
    expect(await lineOf(counting(count))).toBe(
      `counts ${Number(count).toLocaleString('en')} records in news, more than 1,000,000, the limit of one collection. ${checkBackend}`,
    );
  });

  test.each([-1, 1.5, 'Infinity', '1e400', null, [], {}])('of %j is refused', async (count) => {
    const { source } = await reading(counting(count));
    await expect(source.read()).rejects.toThrow('answers, but not as a Directus does');
  });
});

describe('a value of another type', () => {
  const answering =
    (path: string, data: unknown): Mood =>
    ({ url = '' }, response) => {
      if (!url.startsWith(path) || url.includes('aggregate')) return false;
      answer(response, 200, { data });
      return true;
    };

  test.each([null, 7, 'a text', []])('than an item is reported: %j', async (item) => {
    const { source } = await reading(answering('/items/news', [item]));
    await expect(source.read()).rejects.toThrow('answers, but not as a Directus does');
  });

  const file = { id: 'f1', filename_download: 'logo.svg' };

  test.each([
    ['filename_download', null, 'the name of the file, found null'],
    ['filename_download', 7, 'the name of the file, found 7'],
    ['type', ['image/png'], 'a MIME type, found'],
    ['width', '120', 'a number of pixels, found "120"'],
  ])('in a file’s %s is reported: %j', async (field, value, expected) => {
    const { source } = await reading(answering('/files', [{ ...file, [field]: value }]));
    await expect(source.read()).rejects.toThrow(
      `directus_files/f1: ${field}: expected ${expected}`,
    );
  });

  test.each([null, 7, {}])('than a file is reported: %j', async (each) => {
    const { source } = await reading(answering('/files', [each]));
    await expect(source.read()).rejects.toThrow('answers, but not as a Directus does');
  });
});
