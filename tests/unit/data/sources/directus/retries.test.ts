import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { EnvironmentError } from '../../../../../data/settings/environment.ts';
import { Secret } from '../../../../../data/settings/Secret.ts';
import { BackendAwayError } from '../../../../../data/sources/backend/backendSource.ts';
import { setUp } from './moodySource.ts';
import { answer, type Mood } from './moodyServer.ts';

const overloaded = {
  errors: [{ message: 'Too many requests', extensions: { code: 'REQUESTS_EXCEEDED' } }],
};

test.each([500, 502, 503, 429])('asks again after %i', async (status) => {
  const { source } = await setUp((_request, response, times) => {
    if (times > 2) return false;
    answer(response, status, overloaded);
    return true;
  });
  expect((await source.read()).pages).toHaveLength(1203);
});

test('waits as long as an overloaded backend asks it to', async () => {
  const resets = new Map<string, number>();
  const early: string[] = [];
  const moody: Mood = ({ url = '' }, response, times) => {
    if (times === 1) {
      // Directus sends the reset time in the body. Proxies send seconds in a header.
      const inBody = url.startsWith('/items/theme');
      const reset = new Date(Date.now() + 1000);
      resets.set(url, reset.getTime());
      const [error] = overloaded.errors;
      const body = { errors: [{ ...error, extensions: { ...error?.extensions, reset } }] };
      if (inBody) answer(response, 429, body);
      else answer(response, 429, overloaded, { 'retry-after': '1' });
      return true;
    }
    // Timers may fire slightly early.
    if (Date.now() < (resets.get(url) ?? 0) - 20) early.push(url);
    return false;
  };
  const { source } = await setUp(moody);
  await source.read();
  expect(resets.size).toBeGreaterThan(9);
  expect(early).toEqual([]);
});

test('asks again when a request is lost or an answer breaks off', async () => {
  const moody: Mood = ({ url }, response, times) => {
    if (times > 1) return false;
    // One path gets no response, another half a response. The other connections are closed.
    if (url?.startsWith('/items/theme')) return true;
    if (url?.startsWith('/items/legal')) {
      response.writeHead(200, { 'content-length': '100', 'content-type': 'application/json' });
      response.write('{"data":');
    }
    response.destroy();
    return true;
  };
  const { source } = await setUp(moody, {}, 2000);
  expect((await source.read()).pages).toHaveLength(1203);
});

test('gives up after five attempts, in one line without the token', async () => {
  const secret = 'a-very-secret-token';
  const { server, source } = await setUp(
    (_request, response) => {
      answer(response, 503, overloaded);
      return true;
    },
    { token: new Secret(secret) },
  );
  const error: unknown = await source.read().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BackendAwayError);
  expect((error as Error).message).toBe(
    `Directus at ${server.url} does not answer (status 503). Start it, or set DIRECTUS_URL to where it is.`,
  );
  expect(Math.max(...server.asked.values())).toBe(5);
});

test('does not ask again where that would not help', async () => {
  const { server, source } = await setUp((_request, response) => {
    answer(response, 403, { errors: [{ message: 'No permission.' }] });
    return true;
  });
  await expect(source.read()).rejects.toThrow(EnvironmentError);
  expect(Math.max(...server.asked.values())).toBe(1);
});

test('cancels all requests when one has failed for good', async () => {
  const { server, source } = await setUp(({ url = '' }, response) => {
    if (url.startsWith('/items/theme')) response.destroy();
    // A backend may ask for a wait of ten minutes at most. A real wait would exceed the test's time
    // limit.
    else answer(response, 429, overloaded, { 'retry-after': '600' });
    return true;
  });
  await expect(source.read()).rejects.toThrow(BackendAwayError);
  const asked = [...server.asked.values()];
  await wait(100);
  expect([...server.asked.values()]).toEqual(asked);
});

test('does not wait for longer than it is worth', async () => {
  const { server, source } = await setUp((_request, response) => {
    answer(response, 429, overloaded, { 'retry-after': '86400' });
    return true;
  });
  await expect(source.read()).rejects.toThrow('does not answer (status 429)');
  expect(Math.max(...server.asked.values())).toBe(1);
});
