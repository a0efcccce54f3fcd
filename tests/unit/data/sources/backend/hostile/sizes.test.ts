import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { defaultLimits } from '../../../../../../data/sources/backend/limits.ts';
import type { Mood } from '../../directus/moodyServer.ts';
import { at, checkBackend, jsonText, lineOf, reading, stream } from './hostileBackend.ts';

/*
 * Answers and files have limits: bytes after decompression, depth, number of values, and all
 * together.
 */

test('the limits are those of the operator’s handbook', () => {
  // docs/operating.md, "When Directus is away"
  expect(defaultLimits).toEqual({
    ...{ file: 100_000_000, response: 50_000_000, allResponses: 1_000_000_000 },
    ...{ values: 1_000_000, depth: 50, records: 1_000_000, redirects: 5, time: 60 * 60 * 1000 },
  });
});

describe('an answer', () => {
  test('without an end is left at the limit', async () => {
    const { sent, send } = stream('application/json');
    expect(await lineOf(at('/items/news', send), { response: 5_000_000 })).toBe(
      `answers /items/news with more than 5 MB, the limit of one answer. ${checkBackend}`,
    );
    // The socket buffers of both processes take a few MB more.
    expect(sent.megabytes).toBeLessThan(30);
  });

  test('is measured after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(3_000_000, ' '));
    expect(bomb.length).toBeLessThan(5000);
    const packed = jsonText(bomb, { 'content-encoding': 'gzip' });
    expect(await lineOf(at('/items/news', packed), { response: 2_000_000 })).toContain(
      'answers /items/news with more than 2 MB',
    );
  });

  test('that is an error has the same limit', async () => {
    const { sent, send } = stream('text/html');
    const failing = (response: ServerResponse) => {
      response.statusCode = 503;
      send(response);
    };
    expect(await lineOf(at('/items/news', failing), { response: 2_000_000 })).toContain(
      'answers /items/news with more than 2 MB',
    );
    expect(sent.megabytes).toBeLessThan(30);
  });

  test.each([
    ['lists', '['.repeat(100_000)],
    ['objects', '{"a":'.repeat(100_000)],
    ['a whole answer', `{"data":${'['.repeat(100)}${']'.repeat(100)}}`],
  ])('nests no deeper than 50: %s', async (_what, text) => {
    expect(await lineOf(at('/items/news', jsonText(text)))).toBe(
      `nests its answer to /items/news deeper than 50 levels, the limit. ${checkBackend}`,
    );
  });

  test('may have brackets in its texts', async () => {
    const body = `\\"${'[{'.repeat(100)}\\\\`;
    const text = `{"data":[{"id":1,"translations":[{"language":"de","body":"${body}"}]}]}`;
    const { source } = await reading(
      ({ url = '' }, response) => {
        if (!/^\/items\/news\?.*limit/.test(url)) return false;
        jsonText(text)(response);
        return true;
      },
      { values: 50 },
    );
    const { news } = await source.read();
    const written: unknown = JSON.parse(`"${body}"`);
    expect(news[0]?.value).toMatchObject({ translations: [{ body: written }] });
  });

  test('has no more values than a page of records', async () => {
    const text = `{"data":[${Array.from({ length: 3000 }, () => '{}').join()}]}`;
    expect(await lineOf(at('/items/news', jsonText(text)), { values: 5000 })).toBe(
      `answers /items/news with more than 5,000 values, the limit of one answer. ${checkBackend}`,
    );
  });

  test('counts together with all others', async () => {
    const text = JSON.stringify({ data: [], padding: ' '.repeat(20_000) });
    const padded: Mood = ({ url = '' }, response) => {
      if (!/limit=500/.test(url)) return false;
      jsonText(text)(response);
      return true;
    };
    expect(await lineOf(padded, { allResponses: 100_000 })).toBe(
      `answers with more than 0.1 MB in all, the limit of one build. ${checkBackend}`,
    );
  });
});

describe('a file', () => {
  test('without an end is left at the limit', async () => {
    const { sent, send } = stream('image/svg+xml');
    expect(await lineOf(at('/assets/f1', send), { file: 5_000_000 })).toBe(
      'sends more than 5 MB for the file /assets/f1, the limit of one file. ' +
        'Replace it by a smaller one.',
    );
    expect(sent.megabytes).toBeLessThan(30);
  });
});
