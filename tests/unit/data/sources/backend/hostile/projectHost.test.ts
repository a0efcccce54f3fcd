import { describe, expect, test } from '@jest/globals';
import { defaultLimits, type Limits } from '../../../../../../data/sources/backend/limits.ts';
import { defaultRetryPolicy } from '../../../../../../data/sources/backend/retryingFetch.ts';
import { projectHostSource } from '../../../../../../data/sources/projectHost/projectHostSource.ts';
import { startMoodyServer, type Mood } from '../../directus/moodyServer.ts';
import {
  at,
  cache,
  checkBackend,
  jsonText,
  redirect,
  stops,
  stream,
  token,
} from './hostileBackend.ts';

/* The host of several projects has the same limits as a Directus. */

describe('a host of projects', () => {
  async function hostLine(
    mood: Mood,
    limits: Partial<Limits> = {},
    records: Readonly<Record<string, unknown>> = {},
  ): Promise<string> {
    const details = at('/vhm/', jsonText('{"data":{"api":{"project_name":"Musterland"}}}'));
    const server = await startMoodyServer(records, (request, ...rest) =>
      request.url === '/vhm/' ? details(request, ...rest) : mood(request, ...rest),
    );
    stops.push(() => server.stop());
    const patience = { ...defaultRetryPolicy, pause: 5 };
    const source = projectHostSource(
      { url: server.url, project: 'vhm', token, allowStale: true },
      { cache, retryPolicy: patience, limits: { ...defaultLimits, ...limits } },
    );
    const error: unknown = await source.read().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'BackendLimitError' });
    const { message } = error as Error;
    expect(message).not.toContain(token);
    return message.replace(`The project vhm on ${server.url} `, '');
  }

  test('leads to no other service', async () => {
    const elsewhere = at('/vhm/items/', redirect('http://127.0.0.1:1/'));
    expect(await hostLine(elsewhere)).toMatch(
      /^redirects \/vhm\/items\/\w+ to http:\/\/127\.0\.0\.1:1, which is another origin\. /,
    );
  });

  test('has the same limits', async () => {
    expect(await hostLine(at('/vhm/items/news', jsonText('['.repeat(60))))).toBe(
      `nests its answer to /vhm/items/news deeper than 50 levels, the limit. ${checkBackend}`,
    );
    const { send } = stream('application/json');
    expect(await hostLine(at('/vhm/items/news', send), { response: 2_000_000 })).toContain(
      'answers /vhm/items/news with more than 2 MB',
    );
  });

  test('that returns the same page for ever is aborted', async () => {
    const page = JSON.stringify({ data: Array.from({ length: 500 }, (_, id) => ({ id })) });
    const mood: Mood = ({ url = '' }, response, times) => {
      const isNews = url.startsWith('/vhm/items/news');
      // Ends the list even if the build's limit does not.
      const isOver = !isNews || times > 1 || Number(/offset=(\d+)/.exec(url)?.[1] ?? 0) > 10_000;
      jsonText(isOver ? '{"data":[]}' : page)(response);
      return true;
    };
    expect(await hostLine(mood, { records: 2000 })).toBe(
      `gives more than 2,000 records of news, the limit of one collection. ${checkBackend}`,
    );
  });
});
