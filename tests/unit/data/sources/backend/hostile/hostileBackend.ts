import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from '@jest/globals';
import { Secret } from '../../../../../../data/settings/Secret.ts';
import { defaultLimits, type Limits } from '../../../../../../data/sources/backend/limits.ts';
import { defaultRetryPolicy } from '../../../../../../data/sources/backend/retryingFetch.ts';
import { directusSource } from '../../../../../../data/sources/directus.ts';
import { startMoodyServer, type Mood } from '../../directus/moodyServer.ts';

/*
 * A backend that is broken or controlled by an attacker. The build reads no more than the limits
 * allow, contacts no other host, and ends with one line that names the limit. Each test of a file
 * that imports this module has an empty cache, and its servers are stopped after it.
 */

/** The folder of the current test’s cache. */
export let cache: string;
/** Stops the servers of the current test. */
export const stops: (() => Promise<void>)[] = [];

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'collegium-hostile-'));
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await rm(cache, { recursive: true, force: true });
});

export const token = 'a-very-secret-token';
export const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"/>';
export const items = {
  '/items/project': { id: 1, name: 'vhm', logo: 'f1' },
  '/files': [{ id: 'f1', filename_download: 'logo.svg', width: null, height: null }],
  '/assets/f1': Buffer.from(svg),
  '/items/news': [{ id: 1, status: 'published' }],
};

/** Reads from a fake Directus that misbehaves as `mood` says. */
export async function reading(mood: Mood, limits: Partial<Limits> = {}) {
  const server = await startMoodyServer(items, mood);
  stops.push(() => server.stop());
  const access = {
    ...{ url: server.url, project: undefined, token: new Secret(token) },
    // A snapshot must not hide a problem that the operator has to examine.
    ...{ preview: false, allowStale: true },
  };
  const patience = { ...defaultRetryPolicy, pause: 5 };
  const source = directusSource(access, {
    ...{ cache, retryPolicy: patience, limits: { ...defaultLimits, ...limits } },
  });
  return { server, source };
}

/** The message about the limit, without the backend's address. */
export async function lineOf(mood: Mood, limits?: Partial<Limits>): Promise<string> {
  const { server, source } = await reading(mood, limits);
  const error: unknown = await source.read().catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'BackendLimitError' });
  const { message } = error as Error;
  expect(message).not.toContain(token);
  expect(message).not.toContain('\n');
  expect(message.startsWith(`Directus at ${server.url} `)).toBe(true);
  // A retry would not help, so there is none.
  expect(Math.max(...server.asked.values())).toBe(1);
  return message.slice(`Directus at ${server.url} `.length);
}

/** Replaces the response to one path. */
export const at =
  (path: string, answerIt: (response: ServerResponse) => void): Mood =>
  ({ url = '' }, response) => {
    if (!url.startsWith(path)) return false;
    answerIt(response);
    return true;
  };

export const redirect = (to: string, status = 302) => {
  return (response: ServerResponse) => response.writeHead(status, { location: to }).end();
};

export const jsonText = (text: string | Buffer, headers: Readonly<Record<string, string>> = {}) => {
  return (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(text);
};

/** Sends up to 300 MB until the client closes the connection, and counts them. */
export function stream(type: string) {
  const sent = { megabytes: 0, isOver: false };
  const megabyte = Buffer.alloc(1_000_000, ' ');
  const send = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': type });
    const more = () => {
      while (!sent.isOver && sent.megabytes < 300) {
        sent.megabytes += 1;
        if (!response.write(megabyte)) return;
      }
      response.end();
    };
    response.on('drain', more).once('close', () => (sent.isOver = true));
    more();
  };
  return { sent, send };
}

/** The advice at the end of most lines. */
export const checkBackend = 'Check that DIRECTUS_URL names your backend, and what answers there.';
