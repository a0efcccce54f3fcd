import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { build } from 'vite';
import type { sanitisedInBrowser } from '../../components/richText/sanitisedInBrowser.ts';
import { richText } from '../../eleventy/richText/richText.ts';
import { richTextCases } from '../richTextCases.ts';
import { hostileText } from './hostileText.ts';
import { test } from './test.ts';

/**
 * No code in a text may run in a visitor's browser, even if an attacker has an editor's password.
 * The test uses a real browser, because sanitisers fail where they misjudge how a browser parses.
 */

const samples = 110;

// Each seed gives the same texts in every run. A failure reports the shortest text that fails.
for (const seed of [1, 2, 3]) {
  test(`nothing runs in ${samples} hostile texts, seed ${seed}`, async ({ page }) => {
    test.setTimeout(300_000);
    const watch = await watchFor(page);
    await fc.assert(
      fc.asyncProperty(hostileText, async (source) => {
        const { html } = richText(source, surroundings);
        await page.setContent(`<!doctype html><title>Text</title><main>${html}</main>`);
        const holes = await page.evaluate(tryEverything);
        expect([...holes, ...watch.taken()]).toEqual([]);
      }),
      { seed, numRuns: samples },
    );
  });
}

for (const [source, deed] of [
  ['<script>xss(1)</script>', 'ran a script'],
  ['<img src="/x" onerror="xss(1)">', 'ran a script'],
  ['<p onclick="xss(1)">a</p>', 'ran a script'],
  ['<svg><set onbegin="xss(1)" attributeName="x" to="y"></svg>', 'ran a script'],
  ['<iframe srcdoc="<script>parent.xss(1)</script>"></iframe>', 'ran a script'],
  ['<script>alert(1)</script>', 'opened a dialog: 1'],
  ['<img src="https://evil.example/x.png">', 'asked for https://evil.example/x.png'],
  ['<a href="java\nscript:xss(1)">a</a>', 'javascript:xss(1)'],
  ['<p style="color: red">a</p>', '<p style>'],
] as const) {
  test(`would be noticed: ${source}`, async ({ page }) => {
    const watch = await watchFor(page);
    await page.setContent(`<!doctype html><title>Text</title><main>${source}</main>`);
    const noticed = await page.evaluate(tryEverything);
    await expect(() => {
      noticed.push(...watch.taken());
      expect(noticed).toContain(deed);
    }).toPass({ timeout: 10_000 });
  });
}

const surroundings = {
  language: 'de',
  localised: (path: string) => path,
  newTabHint: '(öffnet in neuem Tab)',
  siteOrigin: 'https://verband.example',
  image: (src: string) => ({
    src: `/assets/${encodeURIComponent(src)}`,
    width: 4,
    height: 3,
    sources: [],
  }),
} as const;

/** Records what a text causes: calls of `xss`, dialogs, new windows, requests to other hosts. */
async function watchFor(page: Page) {
  let deeds: string[] = [];
  await page.exposeFunction('xss', () => void deeds.push('ran a script'));
  page.on('dialog', (dialog) => {
    deeds.push(`opened a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => deeds.push('opened a window'));
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (!url.startsWith(siteOrigin)) deeds.push(`asked for ${url}`);
    return url === `${siteOrigin}/`
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
      : route.abort();
  });
  await page.goto(siteOrigin);
  return {
    taken() {
      const taken = deeds;
      deeds = [];
      return taken;
    },
  };
}

const siteOrigin = 'https://verband.example';

/**
 * Runs in the browser. Parses the browser's own output again, which activates mutations, and
 * interacts with each element as a visitor might.
 *
 * @returns forbidden elements and attributes in the text, whether they have run or not
 */
function tryEverything(): string[] {
  const main = document.querySelector('main');
  if (!main) return ['the text broke out of its place'];
  const holes = new Set<string>();
  document.addEventListener('click', (event) => event.preventDefault());
  for (let round = 0; round < 2; round++) {
    for (const element of document.body.querySelectorAll('*')) {
      const name = element.localName;
      if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') holes.add(`<${name}>`);
      if (/^(script|style|iframe|object|embed|form|input|link|meta|base|template)$/.test(name)) {
        holes.add(`<${name}>`);
      }
      for (const attribute of element.attributes) {
        if (/^(on|style$|srcdoc$|formaction$|action$)/.test(attribute.name)) {
          holes.add(`<${name} ${attribute.name}>`);
        }
      }
      if (element instanceof HTMLAnchorElement && element.href !== '') {
        if (!['http:', 'https:', 'mailto:', 'tel:'].includes(element.protocol)) {
          holes.add(element.href);
        }
      }
      for (const type of ['mouseover', 'focus', 'load', 'error', 'toggle', 'animationstart']) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    const markup = main.innerHTML;
    main.innerHTML = markup;
  }
  return [...holes];
}

test('a browser shows texts from the backend as the build does', async ({ page, baseURL }) => {
  await page.route('**/text', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Text</title>' }),
  );
  await page.goto('/text');
  await page.evaluate(await sanitiserOfBrowser());
  for (const source of richTextCases) {
    const built = richText(source, {
      language: 'de',
      localised: (path) => path,
      newTabHint: '(öffnet in neuem Tab)',
      siteOrigin: baseURL ?? '',
    });
    const pair = await page.evaluate(showBoth, { source, built: String(built.html) });
    expect.soft(pair.live, source).toBe(pair.built);
  }
});

/** Builds the sanitiser that islands load, as a script with a global variable. */
async function sanitiserOfBrowser(): Promise<string> {
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: 'components/richText/sanitisedInBrowser.ts',
        name: 'liveRichText',
        formats: ['iife'],
      },
    },
  });
  const [output] = [bundle].flat();
  if (!output || !('output' in output)) throw new Error('Vite built nothing.');
  return `${output.output[0].code}; globalThis.liveRichText = liveRichText; undefined`;
}

/** Runs in the page. Sorts attributes, because their order varies. */
async function showBoth({ source, built }: { source: string; built: string }) {
  const { liveRichText } = globalThis as unknown as {
    liveRichText: { sanitisedInBrowser: typeof sanitisedInBrowser };
  };
  const read = (html: unknown) => {
    const { body } = new DOMParser().parseFromString(html as string, 'text/html');
    const described = (element: Element): string =>
      `${element.localName}[${[...element.attributes]
        .map(({ name, value }) => `${name}=${value}`)
        .sort()
        .join(' ')}]${[...element.childNodes]
        .map((child) => (child instanceof Element ? described(child) : (child.textContent ?? '')))
        .join('|')}`;
    return described(body);
  };
  const surroundings = {
    backend: 'https://cms.example',
    newTabHint: '(öffnet in neuem Tab)',
  };
  const live = await liveRichText.sanitisedInBrowser(source, surroundings);
  return { live: read(live), built: read(built) };
}
