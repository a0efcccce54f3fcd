import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../freePort.ts';
import { linesOf, start, stop } from './command.ts';
import { answersOf, hostileRequests } from './hostileRequests.ts';

/**
 * Milliseconds after which a test gives up waiting for a page. It is long because a first build on
 * a busy machine takes over a minute. `npm run bench:dev` measures how long people wait.
 */
const patience = 240_000;

/** Files that `npm run dev` needs. It watches them, so the test edits a copy. */
const parts = [
  ...['locales', 'contract', 'backend', 'browser'],
  ...['components', 'data', 'eleventy', 'pages'],
  ...['.eleventy.ts', 'package.json', 'package-lock.json', 'tsconfig.json', 'bundled.js'],
];

let folder: string;
let port: number;
let address: string;
let server: ReturnType<typeof start>;
let said: () => string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-'));
  for (const part of parts) await cp(part, join(folder, part), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  // Subsetting fonts takes seconds, so the test copies the cache.
  const fonts = '.cache/fonts';
  if (existsSync(fonts)) await cp(fonts, join(folder, fonts), { recursive: true });
  await mkdir(join(folder, '.cache'), { recursive: true });

  port = await freePort();
  address = `http://localhost:${port}`;
  server = start('eleventy/commands/dev.ts', {
    folder,
    environment: { PORT: String(port), PREVIEW_SECRET: 's3cret' },
  });
  const [output, errors] = [linesOf(server.stdout), linesOf(server.stderr)];
  said = () => [...output(), ...errors()];
  await shown('/', 'Verband der Heilberufe');
});
afterAll(async () => {
  await stop(server);
  await rm(folder, { recursive: true, force: true });
});

describe('npm run dev', () => {
  it('shows an edited component at once', async () => {
    await edit('components/notFound/NotFoundPage.tsx', '<Label name="notFound.home" />', 'Zurück!');
    await shown('/404.html', 'Zurück!');
  });

  it('shows it again when it is edited again', async () => {
    await edit('components/notFound/NotFoundPage.tsx', 'Zurück!', 'Nach Hause!');
    await shown('/404.html', 'Nach Hause!');
  });

  it('shows an edited label', async () => {
    await edit('locales/de.json', '"Rechtliches und Übersicht"', '"Rechtliches"');
    await shown('/404.html', 'aria-label="Rechtliches"');
  });

  it('shows in place of a page why it can’t be made, and the fixed page', async () => {
    const component = 'components/notFound/NotFoundPage.tsx';
    await edit(component, 'return (', "if (homeHref) throw new Error('on purpose');\n  return (");
    await shown('/404.html', 'on purpose');
    expect((await fetch(`${address}/404.html`)).status).toBe(500);
    expect((await fetch(address)).status).toBe(200);
    await edit(component, "throw new Error('on purpose');", '{}');
    await shown('/404.html', 'Nach Hause!');
  });

  it('tells where a source can’t be read, shows the site as it was, and then the fixed one', async () => {
    const component = 'components/notFound/NotFoundPage.tsx';
    await edit(component, 'Nach Hause!', 'Nach {Hause!');
    await until(() => said().some((line) => line.includes('NotFoundPage.tsx:')));
    expect(await (await fetch(`${address}/404.html`)).text()).toContain('Nach Hause!');
    await edit(component, 'Nach {Hause!', 'Nach Haus!');
    await shown('/404.html', 'Nach Haus!');
  });

  it('gives the browser an edited island, too', async () => {
    const island = join(folder, 'components/contact/ContactForm.island.tsx');
    await appendFile(island, "\nexport const edited = 'edited just now';\n");
    // The server may close connections while it rebuilds, so failed requests are repeated.
    await until(async () => (await scripts().catch(() => '')).includes('edited just now'));
  });

  it('keeps nothing in the browser, and ends what an earlier `npm start` left there', async () => {
    expect(await scripts()).not.toContain('service-worker.js');
    const worker = await (await fetch(`${address}/service-worker.js`)).text();
    expect(worker).toContain('unregister()');
  });

  it('shows an edited text at once', async () => {
    const page = 'data/embedded/association/pages/not-found.json';
    await edit(page, '"Nicht gefunden"', '"Nirgends gefunden"');
    await shown('/404.html', 'Nirgends gefunden');
  });

  it('survives a mistake in a text, reports it, and shows the fixed one', async () => {
    const page = 'data/embedded/association/pages/not-found.json';
    await edit(page, '"Nirgends gefunden"', '7');
    await until(() =>
      said().some((line) => line.includes('not-found.json: translations.de.title')),
    );
    await edit(page, '7', '"Wieder gefunden"');
    await shown('/404.html', 'Wieder gefunden');
  });

  it('reports a broken link in a text, and none before', async () => {
    const isTold = () => said().filter((line) => line.includes('leads nowhere'));
    expect(isTold()).toEqual([]);
    const page = 'data/embedded/association/pages/service-satzung.json';
    await edit(page, '"body": "', '"body": "<p><a href=\\"/nirgends\\">Satzung</a></p>');
    await until(() => isTold().length > 0);
    expect(isTold()[0]).toBe(
      'pages/service-satzung.json: translations.de.body: The link to /nirgends leads nowhere.',
    );
  });

  it('shows a new text, and no longer one that is gone', async () => {
    const news = join(folder, 'data/embedded/association/news');
    const text = await readFile(join(news, 'akom-online.json'), 'utf8');
    await writeFile(join(news, 'neu.json'), text.replaceAll('/akom-online"', '/ganz-neu"'));
    const path = '/aktuelles/aktuelle-vhm-news/ganz-neu';
    const status = async () => (await fetch(address + path)).status;
    await until(async () => (await status()) === 200);
    const feed = await (await fetch(`${address}/feed.xml`)).text();
    expect(feed).toContain(path);
    await rm(join(news, 'neu.json'));
    await until(async () => (await status()) === 404);
  });

  it('has the site built again for who knows the secret, and for no page', async () => {
    const post = (...headers: string[]) =>
      asked('POST /__content-changed', `Host: localhost:${port}`, ...headers);
    const secret = 'Authorization: Bearer s3cret';
    expect(await post()).toMatchObject({ status: 403 });
    expect(await post('Authorization: Bearer secret')).toMatchObject({ status: 403 });
    expect(await post(secret, 'Origin: https://evil.example')).toMatchObject({ status: 403 });
    expect(await post(secret, 'Origin: http://localhost:1')).toMatchObject({ status: 403 });
    expect(await post(secret, 'Origin: null')).toMatchObject({ status: 403 });
    expect(said().filter((line) => line.includes('PREVIEW_SECRET'))).toHaveLength(1);
    expect(said().join()).not.toContain('s3cret');
    expect(await post(secret)).toMatchObject({ status: 202 });
  });

  it('tells its own pages of a new build, and those of nobody else', async () => {
    const listen = (...headers: string[]) =>
      asked('GET /', ...headers, 'Upgrade: websocket', 'Connection: Upgrade', ...webSocket);
    const host = `Host: localhost:${port}`;
    expect(await listen(host, 'Origin: https://evil.example')).toMatchObject({ status: 400 });
    expect(await listen('Host: evil.example', 'Origin: http://evil.example')).toMatchObject({
      status: 400,
    });
    expect(await listen(host, `Origin: http://localhost:${port}`)).toMatchObject({ status: 101 });
  });

  it('lives through a browser’s connection that sends no WebSocket frames', async () => {
    const headers = [`Host: localhost:${port}`, 'Upgrade: websocket', 'Connection: Upgrade'];
    const request = ['GET / HTTP/1.1', ...headers, ...webSocket, '', 'zzzz'];
    const [answer] = await answersOf([request.join('\r\n')], port);
    expect(answer).toMatchObject({ status: 101 });
    expect((await fetch(address)).status).toBe(200);
  });

  it('shows drafts to no name but its own, and to no other computer', async () => {
    expect(await asked('GET /', 'Host: evil.example')).toMatchObject({
      status: 403,
      body: expect.not.stringContaining('Verband'),
    });
    // Another address of this computer stands for one in its network.
    await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow('fetch failed');
  });

  it('lives through what no browser asks, and gives out nothing but the site', async () => {
    const answers = await answersOf(hostileRequests(2000), port);
    expect(server.exitCode).toBeNull();
    const statuses = new Set(answers.map(({ status }) => status));
    for (const usual of [200, 400, 403, 404]) expect(statuses).toContain(usual);
    expect(answers.find(({ status }) => (status ?? 0) >= 500)).toBeUndefined();
    const isOutside = /"devDependencies"|^ {2}X-Frame-Options/m;
    expect(answers.find(({ body }) => isOutside.test(body))).toBeUndefined();
    expect(answers.find(({ headers }) => /^location: (?!\/(?![/\\]))/im.test(headers))).toBe(
      undefined,
    );
    expect((await fetch(address)).status).toBe(200);
  });
});

const webSocket = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];

/** The response to a request with only these headers. */
async function asked(line: string, ...headers: string[]) {
  const request = [`${line} HTTP/1.1`, ...headers];
  if (!line.startsWith('GET') || !headers.includes('Upgrade: websocket')) {
    request.push('Connection: close', 'Content-Length: 0');
  }
  const [answer] = await answersOf([[...request, '', ''].join('\r\n')], port);
  return answer;
}

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  if (!text.includes(from)) throw new Error(`There is no ${from} in ${file}.`);
  await writeFile(path, text.replace(from, to));
}

/** Waits until a page shows a text. */
async function shown(path: string, text: string): Promise<void> {
  await until(async () => {
    const response = await fetch(address + path).catch(() => undefined);
    return (await response?.text())?.includes(text) ?? false;
  });
}

/** The code of the contact page's loader and of the islands that it may load. */
async function scripts(): Promise<string> {
  const get = async (path: string) => (await fetch(address + path)).text();
  const page = await get('/kontakt');
  const [, loader = ''] = / src="(\/assets\/main-[^"]+)"/.exec(page) ?? [];
  const [, waiting = ''] = / rel="modulepreload" href="(\/assets\/[^"]+)"/.exec(page) ?? [];
  const code = await get(loader);
  const parts = (await get(waiting)).match(/[\w-]+\.js/g) ?? [];
  const lists = await Promise.all(parts.map((part) => get(`/assets/${part}`)));
  const islands = new Set(lists.join().match(/\w+\.island-[\w-]+\.js/g));
  const codes = await Promise.all([...islands].map((island) => get(`/assets/${island}`)));
  return [code, ...codes].join('\n');
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const from = performance.now();
  while (!(await isSo())) {
    const ended = server.exitCode !== null;
    if (ended || performance.now() - from > patience) {
      throw new Error(
        `${ended ? 'It has ended' : `Not within ${patience} ms`}:\n${said().join('\n')}`,
      );
    }
    await sleep(50);
  }
}
