import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import fc from 'fast-check';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { SaxesParser } from 'saxes';
import { launchOptions } from '../browser.ts';
import { attackedContent } from '../content/attackedContent.ts';
import { anyAttack, attacks, canary } from '../content/attacks.ts';
import { writeFolder } from '../content/writeFolder.ts';
import { run } from '../unit/eleventy/commands/command.ts';
import { caseOfTheDay } from '../sample.ts';
import { rawRequest } from './rawRequest.ts';
import {
  checkApache,
  checkNginx,
  servedFolder,
  startApache,
  startNginx,
  type HostServer,
} from './servers.ts';

const seed = 20261122;
const kinds = {
  'the known attacks': attacks,
  'attacks by chance': fc.sample(anyAttack, { seed, numRuns: 60 }),
};

/**
 * Sites in which every field contains an attack, if the model accepts one, served by real servers.
 */
describe.each(caseOfTheDay(Object.entries(kinds)))('a site of %s', (_, texts) => {
  const folder = servedFolder();
  const site = join(folder, 'site');
  let browser: Browser | undefined;
  let servers: readonly HostServer[] = [];
  let files: readonly string[];
  let pages: readonly string[];

  beforeAll(async () => {
    const content = attackedContent(texts, seed);
    // With fewer attacked fields, the generator would no longer match the model.
    expect(content.attackedFields).toBeGreaterThan(200);
    await writeFolder(join(folder, 'content'), content.site);
    const { code, errors } = await run('eleventy/commands/build.ts', {
      environment: {
        CONTENT_DIR: join(folder, 'content'),
        OUT_DIR: site,
        SOCIAL_IMAGES: '0',
        SITE_URL: 'https://www.example.org',
      },
    });
    expect(code === 0 ? [] : errors).toEqual([]);
    files = readdirSync(site, { recursive: true, encoding: 'utf8' });
    pages = files.filter((file) => file.endsWith('.html') && !file.endsWith('404.html'));
    servers = await Promise.all([startNginx(site), startApache(site)]);
    browser = await chromium.launch(launchOptions());
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all(servers.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true });
  });

  it('is served by files that the hosts accept', () => {
    expect(checkNginx(site)).toMatchObject({ accepted: true });
    expect(checkApache(site)).toMatchObject({ accepted: true });
  });

  it('has the same rules for Netlify as without an attack', async () => {
    const { headers, errors } = await parseAllHeaders({
      headersFiles: [join(site, '_headers')],
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    const names = (all: typeof headers) =>
      [...new Set(all.flatMap(({ values }) => Object.keys(values)))].toSorted();
    const ours = await parseAllHeaders({
      headersFiles: ['dist/_headers'],
      configHeaders: [],
      minimal: true,
    });
    expect(names(headers)).toEqual(names(ours.headers));
    const read = await parseAllRedirects({
      redirectsFiles: [join(site, '_redirects')],
      minimal: true,
    } as never);
    expect(read.errors).toEqual([]);
    const lines = readFileSync(join(site, '_redirects'), 'utf8').split('\n');
    expect(read.redirects).toHaveLength(lines.filter((line) => line !== '').length);
  });

  it('gives out nothing but its own pages, with its own headers', async () => {
    for (const server of servers) {
      for (const page of pages) {
        const answer = await rawRequest(server, addressOf(page));
        const same = answer.text() === readFileSync(join(site, page), 'utf8');
        expect([page, answer.status, same, answer.all('Set-Cookie'), answer.all('X-Hurt')]).toEqual(
          [page, 200, true, [], []],
        );
      }
      for (const path of ['/leak/passwd', '/leak', '/etc/passwd', '/x', '/content/project.json']) {
        expect([path, (await rawRequest(server, path)).status]).toEqual([path, 404]);
      }
    }
  });

  it('is read back by the parsers of what it says to machines', () => {
    for (const file of files) {
      const read = () => readFileSync(join(site, file), 'utf8');
      if (file.endsWith('.json')) JSON.parse(read());
      if (file.endsWith('.xml')) assertXml(read());
    }
  });

  it.each([
    ['with the policies', false],
    ['with the policies stripped', true],
  ])('runs nothing in a browser %s', async (_name, stripped) => {
    const context = await browser!.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const [{ address }] = servers as [HostServer];
    await page.route('**', async (route) => {
      const url = route.request().url();
      if (!url.startsWith(`${address}/`)) {
        asked.push(url);
        await route.abort();
      } else if (stripped && route.request().resourceType() === 'document') {
        const response = await route.fetch();
        const { 'content-security-policy': _policy, ...headers } = response.headers();
        const body = (await response.text()).replace(policyInPage, '');
        await route.fulfill({ response, headers, body });
      } else {
        await route.continue();
      }
    });
    const hurt: string[] = [];
    for (const file of pages) {
      await page.goto(address + addressOf(file), { waitUntil: 'load' });
      const state = await page.evaluate(inspect, canary.name);
      expect([file, state.hasPolicy]).toEqual([file, !stripped]);
      // JSON-LD must stay valid, or search engines ignore it.
      for (const data of state.data) JSON.parse(data);
      if (state.isHurt || state.clobbered.length > 0) hurt.push(file, ...state.clobbered);
    }
    await context.close();
    expect(hurt).toEqual([]);
    expect(asked).toEqual([]);
  });
});

const policyInPage = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

function assertXml(xml: string): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}

/** Runs in the browser. */
function inspect(name: string) {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const names = ['trustedTypes', '_paq', 'google'] as const;
  return {
    isHurt: name in window,
    hasPolicy: document.querySelector('meta[http-equiv="Content-Security-Policy"]') !== null,
    data: [...scripts].map(({ textContent }) => textContent),
    clobbered: names.filter((one) => Reflect.get(window, one) instanceof Element),
  };
}
