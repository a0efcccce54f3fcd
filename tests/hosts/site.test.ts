import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor, parseHeaders } from '../../eleventy/hosting/netlify.ts';
import { pagesCaching } from '../../eleventy/hosting/pagesCaching.ts';
import { startServer } from '../../eleventy/hosting/server.ts';
import { run } from '../unit/eleventy/commands/command.ts';
import { rawRequest, type RawAnswer, type RawRequest } from './rawRequest.ts';
import { checkApache, checkNginx, startApache, startNginx, type HostServer } from './servers.ts';

/**
 * Serves the built site (`dist/`) with three servers, each with the configuration that the build
 * wrote for it. All must give the same responses.
 */
const folder = 'dist';
const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));

/** Starts the server of `npm start`, with the interface of the others. */
async function startOurs(): Promise<HostServer> {
  const { address, close } = await startServer({ folder, port: 0 });
  const port = Number(new URL(address).port);
  return { address, port, folder, errorLog: () => '', restart: async () => {}, stop: close };
}

const starts = { nginx: startNginx, Apache: startApache, 'npm start': startOurs };

/** The path of one file with this ending. */
function fileIn(path: string, end = ''): string {
  const name = readdirSync(join(folder, path)).find((one) => one.endsWith(end));
  if (name === undefined) throw new Error(`There is no ${end} in ${path}.`);
  return path + name;
}

/** A path for each rule of the table, and some that only the rule for all is for. */
const paths = [
  ...rules.map(({ path }) => (path.endsWith('/*') ? fileBelow(path.slice(0, -1)) : path)),
  ...['/', '/kontakt', '/en/', '/en/contact', '/fr/', '/mitgliederbereich', '/favicon.ico'],
].filter((path) => path !== undefined);

/** Some builds lack some folders, such as that of editors' pictures. */
function fileBelow(path: string): string | undefined {
  if (path === '/') return '/kontakt';
  if (path === '/page-data/') return '/page-data/index/page-data.json';
  const here = join(folder, path);
  const files = existsSync(here) ? readdirSync(here, { withFileTypes: true }) : [];
  const file = files.find((one) => one.isFile());
  return file && path + file.name;
}

const missing = {
  '/gibt-es-nicht': '404.html',
  '/gibt/es/auch/nicht.html': '404.html',
  '/kontakt/gibt-es-nicht': '404.html',
  '/assets/gibt-es-nicht.js': '404.html',
  '/files/gibt-es-nicht.pdf': '404.html',
  '/images/gibt-es-nicht.svg': '404.html',
  '/en/no-such-page': 'en/404.html',
  '/en/news/of/yesterday': 'en/404.html',
  '/fr/pas-de-page': 'fr/404.html',
};

/** Addresses in the members' area that have no file. The backend decides whether they exist. */
const forMembers = {
  '/mitgliederbereich/gibt-es-nicht': 'mitgliederbereich/404.html',
  '/mitgliederbereich/aktuelles/neu.html?a=b': 'mitgliederbereich/404.html',
  '/mitgliederbereich/hotline': 'mitgliederbereich/hotline.html',
  '/mitgliederbereich/reset-password?token=x': 'mitgliederbereich/reset-password.html',
  '/en/members-area/no/such/page': 'en/members-area/404.html',
  '/en/members-area/no/such/folder/': 'en/members-area/404.html',
  '/en/members-area/home': 'en/members-area/home.html',
  '/fr/espace-membres/rien': 'fr/espace-membres/404.html',
  '/fr/espace-membres/404': 'fr/espace-membres/404.html',
};

const moved = {
  '/kontakt/': '/kontakt',
  '/mitgliederbereich/': '/mitgliederbereich',
  '/mitgliederbereich/hotline/': '/mitgliederbereich/hotline',
  '/kontakt/?von=mail': '/kontakt?von=mail',
  '/en': '/en/',
  '/en?a=b': '/en/?a=b',
  '/fr/contact/': '/fr/contact',
  '/satzung': '/service/satzung',
  '/SATZUNG/': '/service/satzung',
};

/** Hidden files and files only for hosts, in different spellings. */
const plainlyHidden = [
  ...[
    '/_headers',
    '/_redirects',
    '/nginx.conf',
    '/.htaccess',
    '/.git/config',
    '/.git/',
    '/.env',
    '/.collegium.json',
  ],
  ...['/%5fheaders', '/_redirect%73', '/nginx%2econf', '/%2ehtaccess', '/%2Egit/HEAD'],
  ...['/_headers/', '/_redirects/', '/nginx.conf/', '/.htaccess/', '/_headers?x', '/.htaccess?x'],
  ...['/_HEADERS', '/_Redirects', '/NGINX.conf', '/.HTaccess'],
  ...['/en/.git/config', '/.well-known/.git', '/.well-known/a/.env', '/_headers.html'],
  ...['/mitgliederbereich/.env', '/en/members-area/.git/config'],
];

const forNobody = [
  ...['//_headers', '/./_headers', '/x/../_headers', '/en//../_redirects', '/%2e/_headers'],
  ...['//.htaccess', '/./.htaccess', '/.htaccess%00', '/_headers%00.html', '/_headers%20'],
  ...['/en/../../dist/_headers', '/%2e%2e/package.json', '/..%2fpackage.json', '/_headers\\'],
  ...['/_headers/x', '/nginx.conf/index.html', '/_headers;x', '/_headers%2f', '/_headers/.'],
];

const types: Record<string, RegExp> = {
  '/': /^text\/html; ?charset=utf-8$/i,
  '/kontakt': /^text\/html; ?charset=utf-8$/i,
  '/manifest.json': /^application\/(?:manifest\+)?json\b/,
  '/page-data/app-data.json': /^application\/json\b/,
  '/feed.xml': /^(?:text|application)\/(?:atom\+)?xml\b/,
  '/en/feed.xml': /^(?:text|application)\/(?:atom\+)?xml\b/,
  '/sitemap.xml': /^(?:text|application)\/xml\b/,
  '/robots.txt': /^text\/plain\b/,
  '/service-worker.js': /^(?:text|application)\/javascript\b/,
  '/search-index/de.json': /^application\/json\b/,
  '/favicon.ico': /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  '/icon-192.png': /^image\/png$/,
  [fileIn('/assets/', '.js')]: /^(?:text|application)\/javascript\b/,
  [fileIn('/assets/fonts/', '.woff2')]: /^font\/woff2$/,
  [fileIn('/images/', '.svg')]: /^image\/svg\+xml\b/,
  [fileIn('/files/', '.pdf')]: /^application\/pdf$/,
  [fileIn('/search-index/parts/')]: /^application\/json\b/,
};

const compressible = [
  ...['/', '/kontakt', '/feed.xml', '/page-data/index/page-data.json', '/service-worker.js'],
  fileIn('/search-index/parts/'),
  fileIn('/images/', '.svg'),
];

it('has a path for nearly every rule', () => {
  expect(paths.length).toBeGreaterThan(rules.length);
});

it.each([
  ['nginx', checkNginx],
  ['Apache', checkApache],
])('is taken by %s', (_, check) => {
  expect(check(folder)).toEqual({ accepted: true, output: expect.not.stringMatching(/warn|err/) });
});

describe.each(Object.entries(starts))('%s', (_, start) => {
  let server: HostServer;
  const ask = (target: string, request?: RawRequest) => rawRequest(server, target, request);

  beforeAll(async () => {
    server = await start();
  });
  afterAll(async () => {
    await server.stop();
    expect(server.errorLog()).not.toMatch(/\[(?:alert|crit|emerg|warn)\]/);
  });

  it.each(paths)('sends the headers of the table with %s, each once', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expectHeaders(answer, path);
  });

  it('is found complete by npm run doctor', async () => {
    const { code, output } = await run('eleventy/commands/doctor.ts', {
      environment: { SITE_URL: server.address },
    });
    expect(output.filter((line) => /✗|SITE_URL|uncompressed|start page/.test(line))).toEqual([]);
    expect(output).toContain(`Website: ${server.address}`);
    expect(code).toBe(0);
  });

  it('sends them with what has not changed', async () => {
    const { all } = await ask('/kontakt');
    const known = { 'If-None-Match': all('ETag')[0]! };
    const answer = await ask('/kontakt', { headers: known });
    expect(answer.status).toBe(304);
    expectHeaders(answer, '/kontakt');
  });

  it('knows a compressed page again', async () => {
    const headers = { 'Accept-Encoding': 'gzip' };
    const { all } = await ask('/kontakt', { headers });
    const again = { ...headers, 'If-None-Match': all('ETag')[0]! };
    expect((await ask('/kontakt', { headers: again })).status).toBe(304);
  });

  it('sends at most 700 bytes of them with a page', async () => {
    const { headers } = await ask('/kontakt');
    const ours = new Set(headersFor('/kontakt', rules).map(([one]) => one.toLowerCase()));
    const sent = headers.filter(([one]) => ours.has(one.toLowerCase()) || one === 'Cache-Control');
    const bytes = sent.map(([one, value]) => `${one}: ${value}\r\n`).join('').length;
    expect(bytes).toBeGreaterThan(400);
    expect(bytes).toBeLessThanOrEqual(700);
  });

  it.each(Object.entries(missing))('answers 404 for %s with the page %s', async (path, page) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.header('Content-Type')).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(answer.text()).toBe(readFileSync(join(folder, page), 'utf8'));
    expectHeaders(answer, page);
  });

  it.each(Object.entries(forMembers))('answers 200 for %s with the page %s', async (path, page) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.header('Content-Type')).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(answer.text()).toBe(readFileSync(join(folder, page), 'utf8'));
    expectHeaders(answer, page);
  });

  it.each(Object.entries(moved))('leads from %s to %s', async (path, to) => {
    const answer = await ask(path);
    expect([answer.status, inSite(answer.header('Location'), server)]).toEqual([301, to]);
    expectHeaders(answer, path.replace(/\?.*/, ''));
  });

  it.each(forNobody)('shows nobody %s', async (target) => {
    const answer = await ask(target);
    // Some spellings are not valid addresses.
    expect([400, 403, 404]).toContain(answer.status);
    expect(answer.text()).not.toMatch(/RewriteRule|add_header|X-Content-Type-Options| 301\n/);
  });

  it.each(plainlyHidden)('answers 404 for %s', async (target) => {
    expect((await ask(target)).status).toBe(404);
  });

  it.each(Object.entries(types))('says of %s that it is %s', async (path, type) => {
    const answer = await ask(path);
    expect([answer.status, answer.header('Content-Type') ?? '']).toEqual([
      200,
      expect.stringMatching(type),
    ]);
  });

  it.each(compressible)('compresses %s', async (path) => {
    const answer = await ask(path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.header('Content-Encoding')).toBe('gzip');
    expect(answer.all('Vary').join()).toMatch(/accept-encoding/i);
    expect(answer.text()).toBe((await ask(path)).text());
  });

  it('sends a page to those who may not have it compressed', async () => {
    const answer = await ask('/kontakt');
    expect(answer.header('Content-Encoding')).toBeUndefined();
    expect(answer.text()).toBe(readFileSync(join(folder, 'kontakt.html'), 'utf8'));
  });

  it('lets everybody read where to report a vulnerability', async () => {
    const answer = await ask('/.well-known/security.txt');
    expect(answer.status).toBe(200);
    expect(answer.header('Content-Type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
    expect(answer.text()).toMatch(/^Contact: mailto:/);
  });
});

/** Hosts may add other headers, and may send a policy in one line or in several. */
function expectHeaders({ status, all }: RawAnswer, path: string): void {
  const expected = new Map([['Cache-Control', pagesCaching], ...headersFor(path, rules)]);
  // Hosts decide how long a redirect may be cached.
  if (status === 301) expected.delete('Cache-Control');
  const sent = [...expected.keys()].map((name) => [name, all(name).join(', ')] as const);
  expect(new Map(sent)).toEqual(expected);
}

/** Hosts may write their own address before the path. */
function inSite(location: string | undefined, { port }: HostServer): string | undefined {
  return location?.replace(new RegExp(`^http://(?:localhost|127\\.0\\.0\\.1):${port}(?=/)`), '');
}
