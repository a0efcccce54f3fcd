import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

/**
 * Adds the code of an attacker to pages of every kind. Together, the policies of the HTTP header
 * and of the page's meta element must block all of it. Each must also block its own part, in case a
 * host sends no headers or the page's policy was removed.
 */
const paths = [
  ...['/', '/kontakt', '/suche', '/aktuelles', '/datenschutz', '/mitgliederbereich', '/offline'],
  ...['/en/', '/fr/contact', '/no-such-page', '/en/members-area/no-such-page'],
];

const all = [
  'a script in the page',
  'an event handler in the page',
  'a script of another host in the page',
  'a style in the page',
  'code in a string',
  'HTML in a string',
  'WebAssembly',
  'a picture of another host',
  'a connection to another host',
  'a frame of another host',
  'a frame without https',
  'another base for links',
] as const;
type Attack = (typeof all)[number];

/** Attacks that only the page's own policy can block, because pages need different sources. */
const ofPage: readonly Attack[] = [
  'a style in the page',
  'a picture of another host',
  'a frame of another host',
];

for (const path of paths) {
  test(`${path} does nothing that an attacker put there`, async ({ page }) => {
    await attack(page, path, {});
    expect(await successes(page)).toEqual([]);
  });
}

test("the header alone blocks everything except what only a page's own policy can block", async ({
  page,
}) => {
  await attack(page, '/kontakt', { withoutMeta: true });
  expect(await successes(page)).toEqual(ofPage);
});

test("the page's policy alone forbids all of it", async ({ page }) => {
  await attack(page, '/kontakt', { withoutHeader: true });
  expect(await successes(page)).toEqual([]);
});

test('without a policy all of it would succeed, so that the tests can fail', async ({ page }) => {
  await attack(page, '/kontakt', { withoutHeader: true, withoutMeta: true });
  expect(await successes(page)).toEqual([...all]);
});

test('nobody frames a page or a file', async ({ page, baseURL }) => {
  const files = [
    '/kontakt',
    '/no-such-page',
    '/feed.xml',
    '/images/logo.svg',
    '/files/satzung.pdf',
  ];
  const frames = files.map((file) => `<iframe src="${baseURL}${file}"></iframe>`).join('');
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end(frames);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const refused = 'chrome-error://chromewebdata/';
  await expect
    .poll(() =>
      page
        .frames()
        .slice(1)
        .map((frame) => frame.url()),
    )
    .toEqual([
      ...files.slice(1).map(() => refused),
      // A browser without a PDF viewer would download the document, so it shows nothing either.
      expect.stringMatching(`^(${refused})?$`),
    ]);
  server.close();
});

/** Tests files as if they were opened as pages. */
for (const path of [
  ...['/feed.xml', '/en/feed.xml', '/sitemap.xml', '/robots.txt', '/manifest.json'],
  ...['/page-data/app-data.json', '/service-worker.js', '/.well-known/security.txt'],
  ...['/files/satzung.pdf', '/search-index/de.json'],
]) {
  test(`${path} would do nothing, whatever stood in it`, async ({ page }) => {
    await attack(page, path, {});
    expect(await successes(page)).toEqual([]);
  });
}

test('a drawing shows its styles and runs no script', async ({ page }) => {
  await page.route('/images/logo.svg', async (route) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" style="opacity: 0.5"><script>document.documentElement.id = 'ran'</script></svg>`;
    await route.fulfill({ response: await route.fetch(), body: svg });
  });
  await page.goto('/images/logo.svg');
  const { id, opacity } = await page.evaluate(() => {
    const { documentElement } = document;
    return { id: documentElement.id, opacity: getComputedStyle(documentElement).opacity };
  });
  expect({ id, opacity }).toEqual({ id: '', opacity: '0.5' });
});

interface Missing {
  readonly withoutHeader?: boolean;
  readonly withoutMeta?: boolean;
}

/** Loads a path as its host sends it, with the attack at the end of its body. */
async function attack(page: Page, path: string, missing: Missing): Promise<void> {
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill(
      route.request().resourceType() === 'script'
        ? {
            contentType: 'text/javascript',
            body: "window.ran.push('a script of another host in the page')",
          }
        : {
            contentType: 'image/svg+xml',
            body: picture,
            headers: { 'Access-Control-Allow-Origin': '*' },
          },
    ),
  );
  await page.route('http://elsewhere.example/**', (route) => route.fulfill({ body: 'frame' }));
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-type': 'text/html' };
    if (missing.withoutHeader)
      delete (headers as Record<string, string>)['content-security-policy'];
    const html = await response.text();
    const meta = /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(html)?.[0] ?? '';
    const kept = path.includes('.') || missing.withoutMeta ? '' : meta;
    await route.fulfill({
      status: 200,
      headers,
      body: `<!doctype html><head>${kept}</head>${injected}`,
    });
  });
  await page.goto(path);
}

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"/>';

const injected = `
  <body><script>window.ran = ['a script in the page']</script>
  <b id="handler" onclick="this.title = 'ran'"></b>
  <script src="https://elsewhere.example/script.js"></script>
  <style>body { outline: 7px solid }</style>
  <base href="https://elsewhere.example/">
  <img id="picture" src="https://elsewhere.example/picture.svg" alt="">
  <iframe id="secure" src="https://elsewhere.example/frame"></iframe>
  <iframe id="plain" src="http://elsewhere.example/frame"></iframe>`;

/** The attacks that succeeded. */
async function successes(page: Page): Promise<string[]> {
  const framed = page.frames().map((frame) => frame.url());
  const found = await page.evaluate(async () => {
    const { ran = [] } = window as { ran?: string[] };
    const handler = document.querySelector<HTMLElement>('#handler')!;
    handler.click();
    const works = async (action: () => unknown) => {
      // Run the code in a task of the page: code that the test runs directly bypasses the policy.
      const task = new Promise<unknown>((resolve, reject) =>
        setTimeout(() => void Promise.resolve().then(action).then(resolve, reject)),
      );
      return task.then(
        () => true,
        () => false,
      );
    };
    const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
    return {
      'a script in the page': ran.includes('a script in the page'),
      'a script of another host in the page': ran.includes('a script of another host in the page'),
      'an event handler in the page': handler.title === 'ran',
      'a style in the page': getComputedStyle(document.body).outlineWidth === '7px',
      'another base for links': document.baseURI.startsWith('https://elsewhere'),
      'a picture of another host':
        document.querySelector<HTMLImageElement>('#picture')!.naturalWidth > 0,
      // oxlint-disable-next-line no-eval -- the policy must refuse it
      'code in a string': await works(() => (0, eval)('1') as unknown),
      'HTML in a string': await works(() => {
        document.createElement('div').innerHTML = '<b>1</b>';
      }),
      WebAssembly: await works(() => WebAssembly.compile(empty)),
      'a connection to another host': await works(() => fetch('https://elsewhere.example/data')),
    };
  });
  const came: Record<Attack, boolean> = {
    ...found,
    'a frame of another host': framed.includes('https://elsewhere.example/frame'),
    'a frame without https': framed.includes('http://elsewhere.example/frame'),
  };
  return all.filter((name) => came[name]);
}
