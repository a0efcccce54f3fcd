import { readdirSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { movedPathsAddress } from '../../contract/movedPaths.ts';
import { readEnvironment } from '../../data/settings/environment.ts';
import { embedsIn } from '../../eleventy/richText/richText.ts';
import { loadContent } from '../../data/loadContent.ts';
import { SitePaths } from '../../data/routes/SitePaths.ts';
import { startPlainHost, type PlainHost } from './plainHost.ts';
import { pages, siteFolder } from './pages.ts';
import { whenProcessed } from './whenProcessed.ts';
import { test } from './test.ts';

let host: PlainHost;
test.beforeAll(async () => {
  host = await startPlainHost();
});
test.afterAll(() => host.close());

test.describe('on a host that knows no redirects, the 404 page leads on', () => {
  const moved = {
    '/satzung': '/service/satzung',
    '/SATZUNG/': '/service/satzung',
    '/s%61tzung?x=1#zweck': '/service/satzung?x=1#zweck',
    '/Verband/Vorstand.HTML': '/wer-wir-sind/vorstand',
    '/News/2020/Tagung': '/aktuelles',
    '/ADT': '/adt/allgemeine-informationen',
  };
  for (const [path, to] of Object.entries(moved)) {
    test(`from ${path} to ${to}`, async ({ page }) => {
      await page.goto(host.address + path);
      await expect(page).toHaveURL(host.address + to);
      // Going back leads to the page before the redirect, which must not redirect again.
      expect(await page.evaluate(() => history.length)).toBe(2);
    });
  }

  for (const path of ['/gibt-es-nicht', '/satzung-alt', '/en/satzung', '/news', '/s%E4tzung']) {
    test(`not from ${path}`, async ({ page }) => {
      const response = await page.goto(host.address + path);
      expect(response?.status()).toBe(404);
      await whenProcessed(page, movedPathsAddress);
      expect(page.url()).toBe(host.address + path);
    });
  }
});

test.describe('whatever the list of redirects says', () => {
  const hostile = [
    ...[
      'javascript:document.title=1',
      'JavaScript:void(0)',
      'data:text/html,x',
      'file:///etc/passwd',
    ],
    ...['//evil.example/', '/\\evil.example', '/\t/evil.example', 'blob:x', 'about:blank'],
  ];
  for (const to of hostile) {
    test(`nobody is led to ${JSON.stringify(to)}`, async ({ page }) => {
      await answeredWith(page, { exact: [['/alt', to]], below: [] });
      await page.goto(`${host.address}/alt`);
      await whenProcessed(page, movedPathsAddress);
      expect(page.url()).toBe(`${host.address}/alt`);
      expect(await page.title()).not.toBe('1');
    });
  }

  test('a visitor’s path becomes no other host', async ({ page }) => {
    await answeredWith(page, { exact: [], below: [['/alt', '/*']] });
    for (const path of ['/alt//evil.example', '/alt/%5Cevil.example', '/alt/%2Fevil.example']) {
      await page.goto(host.address + path);
      await whenProcessed(page, movedPathsAddress);
      expect(page.url()).toBe(host.address + path);
    }
  });

  test('the 404 pages of a folder lead on, too', async ({ page }) => {
    await answeredWith(page, { exact: [['/mitgliederbereich/alt', '/kontakt']], below: [] });
    await page.goto(`${host.address}/mitgliederbereich/ALT`);
    await expect(page).toHaveURL(`${host.address}/kontakt`);
  });

  test('a page stays as it is without the list', async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await page.route(`**${movedPathsAddress}`, (route) => route.fulfill({ body: '<html>' }));
    await page.goto(`${host.address}/alt`);
    await whenProcessed(page, movedPathsAddress);
    expect(failures).toEqual([]);
  });
});

test('no other page asks for the list', () => {
  for (const { path, html, isNotFound } of pages) {
    expect(html.includes('/assets/moved-'), path).toBe(isNotFound);
  }
});

test('no redirect can stand in the way of any file of the site', async () => {
  const { site, routes, folder } = await loadContent(readEnvironment(), embedsIn);
  const paths = new SitePaths(site, routes, folder);
  const files = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(siteFolder, parentPath)}/${name}`)
    .map((path) => path.split(sep).join('/').replace('//', '/'));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => !paths.hiddenBy(encodeURI(file)))).toEqual([]);
});

async function answeredWith(page: Page, data: object): Promise<void> {
  const body = JSON.stringify({ data });
  await page.route(`**${movedPathsAddress}`, (route) =>
    route.fulfill({ body, contentType: 'application/json' }),
  );
}
