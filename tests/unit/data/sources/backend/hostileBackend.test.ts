import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Secret } from '../../../../../data/settings/Secret.ts';
import { defaultLimits, type Limits } from '../../../../../data/sources/backend/limits.ts';
import { defaultPatience } from '../../../../../data/sources/backend/patientFetch.ts';
import { directusSource } from '../../../../../data/sources/directus.ts';
import { projectHostSource } from '../../../../../data/sources/projectHost/projectHostSource.ts';
import { listBuiltFiles } from '../../../../../eleventy/commands/builtFiles.ts';
import { run } from '../../../eleventy/commands/command.ts';
import { answer, startMoodyServer, type Mood } from '../directus/moodyServer.ts';

/**
 * Tests a backend that is broken or controlled by an attacker. The build reads no more than the
 * limits allow, contacts no other host, and ends with one line that names the limit.
 */
let cache: string;
const stops: (() => Promise<void>)[] = [];

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'collegium-hostile-'));
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await rm(cache, { recursive: true, force: true });
});

const token = 'a-very-secret-token';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"/>';
const items = {
  '/items/project': { id: 1, name: 'vhm', logo: 'f1' },
  '/files': [{ id: 'f1', filename_download: 'logo.svg', width: null, height: null }],
  '/assets/f1': Buffer.from(svg),
  '/items/news': [{ id: 1, status: 'published' }],
};

/** Reads from a fake Directus that misbehaves as `mood` says. */
async function reading(mood: Mood, limits: Partial<Limits> = {}) {
  const server = await startMoodyServer(items, mood);
  stops.push(() => server.stop());
  const access = {
    ...{ url: server.url, project: undefined, token: new Secret(token) },
    // A snapshot must not hide a problem that the operator has to examine.
    ...{ preview: false, allowStale: true },
  };
  const patience = { ...defaultPatience, pause: 5 };
  const source = directusSource(access, {
    ...{ cache, patience, limits: { ...defaultLimits, ...limits } },
  });
  return { server, source };
}

/** The message about the limit, without the backend's address. */
async function lineOf(mood: Mood, limits?: Partial<Limits>): Promise<string> {
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
const at =
  (path: string, answerIt: (response: ServerResponse) => void): Mood =>
  ({ url = '' }, response) => {
    if (!url.startsWith(path)) return false;
    answerIt(response);
    return true;
  };
const redirect = (to: string, status = 302) => {
  return (response: ServerResponse) => response.writeHead(status, { location: to }).end();
};
const jsonText = (text: string | Buffer, headers: Readonly<Record<string, string>> = {}) => {
  return (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(text);
};

/** Sends up to 300 MB until the client closes the connection, and counts them. */
function stream(type: string) {
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

test('the limits are those of the operator’s handbook', () => {
  // docs/operating.md, "When Directus is away"
  expect(defaultLimits).toEqual({
    ...{ file: 100_000_000, answer: 50_000_000, allAnswers: 1_000_000_000 },
    ...{ values: 1_000_000, depth: 50, records: 1_000_000, redirects: 5, time: 60 * 60 * 1000 },
  });
});

describe('a redirect', () => {
  let innerUrl: string;
  let askedInside: (string | undefined)[];

  beforeEach(async () => {
    askedInside = [];
    const inner = createServer(({ headers }, response) => {
      askedInside.push(headers.authorization);
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg);
    });
    await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
    innerUrl = `http://127.0.0.1:${(inner.address() as AddressInfo).port}`;
    stops.push(() => new Promise((resolve) => void inner.close(() => resolve())));
  });

  test.each([
    ['/assets/f1', 301],
    ['/assets/f1', 302],
    ['/assets/f1', 303],
    ['/assets/f1', 307],
    ['/assets/f1', 308],
    ['/items/news', 302],
    ['/files', 307],
  ])('of %s by %i leads to no other service', async (path, status) => {
    const secretPlace = `${innerUrl}/latest/meta-data?key=${token}`;
    expect(await lineOf(at(path, redirect(secretPlace, status)))).toBe(
      `redirects ${path} to ${innerUrl}, which is another origin. ` +
        'Set DIRECTUS_URL to the address at which the backend answers itself.',
    );
    expect(askedInside).toEqual([]);
    expect(await readdir(cache)).not.toContain('snapshot');
  });

  test.each([
    'file:///etc/passwd',
    'data:image/svg+xml,<svg/>',
    '//169.254.169.254/',
    'http://[::1]/',
  ])('leads not to %s', async (to) => {
    expect(await lineOf(at('/assets/f1', redirect(to)))).toContain('which is another origin');
  });

  test('with a password is none of the backend’s', async () => {
    const mood: Mood = ({ headers, url = '' }, response) => {
      if (!url.startsWith('/assets/f1')) return false;
      redirect(`http://me:secret@${headers.host ?? ''}/other`)(response);
      return true;
    };
    const line = await lineOf(mood);
    expect(line).toContain('which is another origin');
    expect(line).not.toContain('secret@');
  });

  test('within the backend is followed', async () => {
    const { server, source } = await reading(({ url = '' }, response) => {
      if (url === '/assets/f1') redirect('/assets/f1.svg')(response);
      else if (url === '/assets/f1.svg') response.end(svg);
      else return false;
      return true;
    });
    const { project } = await source.read();
    expect(project[0]?.value).toMatchObject({ logo: { file: 'logo.svg' } });
    expect([...server.asked.keys()]).toContain('/assets/f1.svg');
  });

  test('in a circle ends after five', async () => {
    const { server, source } = await reading(({ url = '' }, response) => {
      const [, step] = /^\/assets\/f1(?:\?(\d+))?$/.exec(url) ?? [];
      if (!url.startsWith('/assets/f1')) return false;
      redirect(`/assets/f1?${Number(step ?? 0) + 1}`)(response);
      return true;
    });
    await expect(source.read()).rejects.toThrow(
      `Directus at ${server.url} redirects /assets/f1 more than 5 times in a row. `,
    );
    const asked = [...server.asked.keys()].filter((path) => path.startsWith('/assets/f1'));
    expect(asked).toHaveLength(6);
  });
});

const checkBackend = 'Check that DIRECTUS_URL names your backend, and what answers there.';

describe('an answer', () => {
  test('without an end is left at the limit', async () => {
    const { sent, send } = stream('application/json');
    expect(await lineOf(at('/items/news', send), { answer: 5_000_000 })).toBe(
      `answers /items/news with more than 5 MB, the limit of one answer. ${checkBackend}`,
    );
    // The socket buffers of both processes take a few MB more.
    expect(sent.megabytes).toBeLessThan(30);
  });

  test('is measured unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(3_000_000, ' '));
    expect(bomb.length).toBeLessThan(5000);
    const packed = jsonText(bomb, { 'content-encoding': 'gzip' });
    expect(await lineOf(at('/items/news', packed), { answer: 2_000_000 })).toContain(
      'answers /items/news with more than 2 MB',
    );
  });

  test('that is an error has the same limit', async () => {
    const { sent, send } = stream('text/html');
    const failing = (response: ServerResponse) => {
      response.statusCode = 503;
      send(response);
    };
    expect(await lineOf(at('/items/news', failing), { answer: 2_000_000 })).toContain(
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
    expect(await lineOf(padded, { allAnswers: 100_000 })).toBe(
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

describe('a count', () => {
  const counting =
    (count: unknown): Mood =>
    ({ url = '' }, response) => {
      if (!/^\/items\/news\?.*aggregate/.test(url)) return false;
      answer(response, 200, { data: [{ count }] });
      return true;
    };

  test.each([1e11, '100000000000', 1_000_001])('of %s records is not believed', async (count) => {
    expect(await lineOf(counting(count))).toBe(
      `counts ${Number(count).toLocaleString('en')} records in news, more than 1,000,000, the limit of one collection. ${checkBackend}`,
    );
  });

  test.each([-1, 1.5, 'Infinity', '1e400', null, [], {}])('of %j is none', async (count) => {
    const { source } = await reading(counting(count));
    await expect(source.read()).rejects.toThrow('answers, but not as a Directus does');
  });
});

describe('a value of another type', () => {
  const told =
    (path: string, data: unknown): Mood =>
    ({ url = '' }, response) => {
      if (!url.startsWith(path) || url.includes('aggregate')) return false;
      answer(response, 200, { data });
      return true;
    };

  test.each([null, 7, 'a text', []])('than an item is named: %j', async (item) => {
    const { source } = await reading(told('/items/news', [item]));
    await expect(source.read()).rejects.toThrow('answers, but not as a Directus does');
  });

  const file = { id: 'f1', filename_download: 'logo.svg' };

  test.each([
    ['filename_download', null, 'the name of the file, found null'],
    ['filename_download', 7, 'the name of the file, found 7'],
    ['type', ['image/png'], 'a MIME type, found'],
    ['width', '120', 'a number of pixels, found "120"'],
  ])('in a file’s %s is named: %j', async (field, value, expected) => {
    const { source } = await reading(told('/files', [{ ...file, [field]: value }]));
    await expect(source.read()).rejects.toThrow(
      `directus_files/f1: ${field}: expected ${expected}`,
    );
  });

  test.each([null, 7, {}])('than a file is named: %j', async (each) => {
    const { source } = await reading(told('/files', [each]));
    await expect(source.read()).rejects.toThrow('answers, but not as a Directus does');
  });
});

test('a read that never ends is given up', async () => {
  const mood: Mood = ({ url = '' }, response) => {
    if (!url.startsWith('/items/news')) return false;
    // A response that sends a space from time to time has not timed out.
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 50);
    response.once('close', () => clearInterval(timer));
    return true;
  };
  expect(await lineOf(mood, { time: 600 })).toBe(
    'takes more than 0.01 minutes for all of the content, the limit of one build. ' +
      'Find out what slows it down, and build again.',
  );
});

test('a pause that the backend asks for counts, too', async () => {
  const busy: Mood = at('/items/news', (response) =>
    answer(response, 429, {}, { 'retry-after': '300' }),
  );
  expect(await lineOf(busy, { time: 600 })).toContain('takes more than 0.01 minutes');
});

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
    const patience = { ...defaultPatience, pause: 5 };
    const source = projectHostSource(
      { url: server.url, project: 'vhm', token, allowStale: true },
      { cache, patience, limits: { ...defaultLimits, ...limits } },
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
    expect(await hostLine(at('/vhm/items/news', send), { answer: 2_000_000 })).toContain(
      'answers /vhm/items/news with more than 2 MB',
    );
  });

  test('that gives one page again and again is left', async () => {
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

test('ends a build with 1 and one line, and leaves the last site', async () => {
  const server = await startMoodyServer(items, at('/items/', jsonText('['.repeat(100_000))));
  stops.push(() => server.stop());
  const site = join(cache, 'site');
  await mkdir(site);
  await writeFile(join(site, 'index.html'), 'the last site');
  await listBuiltFiles(site);
  const environment = { DIRECTUS_URL: server.url, DIRECTUS_TOKEN: token, OUT_DIR: site };
  const { code, output, errors } = await run('bundled.js', { environment });
  expect({ code, output, errors }).toEqual({
    code: 1,
    output: [],
    errors: [
      expect.stringMatching(
        `^Directus at ${server.url} nests its answer to /items/\\w+ deeper than 50 levels, the limit\\. `,
      ),
    ],
  });
  expect(await readFile(join(site, 'index.html'), 'utf8')).toBe('the last site');
  expect(await readdir(cache)).toEqual(['site']);
});
