import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../freePort.ts';
import { linesOf, start, stop } from './command.ts';
import { answersOf, hostileRequests, type Answer } from './hostileRequests.ts';

/** The content of every file that must not be served. */
const hidden = 'NOT FOR VISITORS';

let folder: string;
let port: number;
let server: ReturnType<typeof start>;
let errors: () => string[];
let answers: Answer[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'));
  const site = join(folder, 'site');
  const files = {
    'secret.txt': hidden,
    'site/_redirects': `# ${hidden}\n/admin https://cms.example.org/ 301\n/alt/* /:splat 301\n`,
    'site/_headers': `/*\n  X-Frame-Options: DENY\n\n/hidden\n  X-Text: ${hidden}\n`,
    'site/.htaccess': hidden,
    'site/nginx.conf': hidden,
    'site/.git/config': hidden,
    'site/index.html': 'Start',
    'site/kontakt.html': 'Kontakt',
    'site/404.html': 'Nicht gefunden',
    'site/en/index.html': 'Home',
    'site/en/.env': hidden,
    'site/en/404.html': 'Not found',
  };
  for (const part of ['.git', 'en', 'x']) await mkdir(join(site, part), { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  // The folder has an index, so `/x/` exists. `/.//x` must not redirect to `//x/`, which is another
  // host.
  await writeFile(join(site, 'x/index.html'), 'X');

  port = await freePort();
  server = start('eleventy/commands/serve.ts', {
    environment: { OUT_DIR: site, PORT: String(port) },
  });
  errors = linesOf(server.stderr);
  await new Promise((resolve) => server.stdout.once('data', resolve));
  answers = await answersOf(hostileRequests(10_000), port);
});
afterAll(async () => {
  await stop(server);
  await rm(folder, { recursive: true, force: true });
});

describe('npm start, asked 10,000 times what no browser asks', () => {
  it('lives, says nothing, and goes on to show the site', async () => {
    expect(errors()).toEqual([]);
    expect(server.exitCode).toBeNull();
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('Start');
    expect(await (await fetch(`http://localhost:${port}/en/`)).text()).toBe('Home');
  });

  it('answers everything but what asks for a tunnel', () => {
    const silent = answers.filter(({ status }) => status === undefined);
    expect(silent.find(({ request }) => !request.startsWith('CONNECT '))).toBeUndefined();
    const statuses = new Set(answers.map(({ status }) => status));
    for (const usual of [200, 301, 400, 403, 404, 405]) expect(statuses).toContain(usual);
    expect([...statuses].filter((status) => status !== undefined && status >= 500)).toEqual([]);
  });

  it('gives out nothing that is not for visitors', () => {
    const shown = answers.filter(
      ({ headers, body }) => headers.includes(hidden) || body.includes(hidden),
    );
    expect(shown).toEqual([]);
  });

  it('sends nobody to another host, but where a redirect says so', () => {
    const places = answers.flatMap(({ headers, request }) => {
      const [, to] = /^location: (.*)$/im.exec(headers) ?? [];
      return to === undefined || to === 'https://cms.example.org/' ? [] : [{ to, request }];
    });
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter(({ to }) => !/^\/(?![/\\])[^\\]*$/.test(to))).toEqual([]);
  });

  it('shows the site to no name but its own', () => {
    const others = answers.filter(
      ({ request, status }) => /^Host: evil/m.test(request) && status !== undefined,
    );
    const first = others.filter(({ request }) => !request.includes('Host: localhost'));
    expect(first.length).toBeGreaterThan(50);
    for (const { status } of first) expect([400, 403, 431, 505]).toContain(status);
  });
});
