import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium, type Browser } from 'playwright';
import { publint } from 'publint';
import { launchOptions } from '../browser.ts';
import { freePort } from '../freePort.ts';
import { checkPage, checkStyles, pageColor } from './checkPage.ts';
import { install, pack, run, serve } from './installation.ts';
import { visit } from './visit.ts';

/**
 * Packs the package, installs it in two applications outside of this folder, and opens them in a browser under a strict
 * Content-Security-Policy.
 */

let folder: string;
let library: string;
let tarball: string;
let app: string;
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
  folder = await mkdtemp(join(tmpdir(), 'collegium-library-'));
  library = join(folder, 'library');
  app = join(folder, 'app');
  await run('tsx/dist/cli.mjs', ['library/build/build.ts', library], '.');
  tarball = await pack(library, folder);
  await install(tarball, app);
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true });
});

const vite = 'vite/bin/vite.js';

describe('the package', () => {
  it('is correct, says publint', async () => {
    const { messages } = await publint({ pkgDir: library, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  it('has types for every entry, says Are The Types Wrong', async () => {
    // Stylesheets have no types. The command fails if it reports anything.
    const stylesheets = ['styles.css', 'tokens.css', 'fonts/humane.css', 'fonts/salon.css'];
    const options = ['--profile', 'esm-only', '--exclude-entrypoints', ...stylesheets];
    await run('@arethetypeswrong/cli/dist/index.js', [tarball, ...options], folder);
  });

  it('has the public API that docs/library-api.d.ts records', async () => {
    // After an intended change: `npm run build:library -- --api`
    expect(await readFile(join(library, 'types.d.ts'), 'utf8')).toBe(
      await readFile('docs/library-api.d.ts', 'utf8'),
    );
  });

  it('has types that compile in an application', async () => {
    await run('typescript7/bin/tsc', ['--project', 'tsconfig.json'], app);
  });

  it('gives an application with a button less than 12 KB besides React', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: "export { Button } from 'collegium/primitives';",
        resolveDir: app,
      },
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      platform: 'browser',
      external: ['react', 'react/*'],
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const size = brotliCompressSync(outputFiles[0]!.contents).length;
    expect(size).toBeLessThan(12 * 1024);
  });
});

/** A label of the components in each language. */
const languages = {
  de: 'Nachricht schreiben',
  en: 'Send us a message',
  fr: 'Écrire un message',
};

describe('an application without a server', () => {
  let server: ChildProcess;
  let address: string;
  beforeAll(async () => {
    await run(vite, ['build', '--mode', 'browser'], app, { NODE_ENV: 'production' });
    const port = await freePort();
    address = `http://localhost:${port}`;
    const preview = ['preview', '--mode', 'browser', '--strictPort', '--port', `${port}`];
    server = await serve([resolve('node_modules', vite), ...preview], app, {});
  });
  afterAll(() => {
    server.kill();
  });

  it.each(Object.entries(languages))('works in %s, light and dark', async (language, label) => {
    const { page, problems } = await visit(browser, `${address}/?language=${language}`);
    await page.getByRole('link', { name: label }).waitFor();
    expect(await pageColor(page)).toBe('rgb(250, 247, 242)');
    await checkPage(page);
    expect(problems()).toEqual([]);
  });

  it('has the chosen mode from the first rendering on', async () => {
    const { page } = await visit(browser, address);
    await page.locator('[data-color-mode-toggle]').click();
    const dark = await pageColor(page);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await pageColor(page)).toBe(dark);
  });
});

describe('an application with a server', () => {
  let server: ChildProcess;
  let address: string;
  beforeAll(async () => {
    ({ server, address } = await serverRendered('production'));
  });
  afterAll(() => {
    server.kill();
  });

  it.each(Object.entries(languages))('works in %s, light and dark', async (language, label) => {
    const { page, problems } = await visit(browser, `${address}/?language=${language}`);
    await page.getByRole('link', { name: label }).waitFor();
    expect(await pageColor(page)).toBe('rgb(243, 245, 248)');
    await checkPage(page);
    expect(problems()).toEqual([]);
  });

  it.each(['', 'stream'])('looks the same before and after hydration: /%s', async (path) => {
    const { page: still } = await visit(browser, `${address}/${path}`, { withScript: false });
    await checkStyles(still);
    const { page, problems, shiftsByReact } = await visit(browser, `${address}/${path}`);
    expect((await page.screenshot()).equals(await still.screenshot())).toBe(true);
    expect(await shiftsByReact()).toEqual([]);
    // Emotion takes over the rules of the server instead of adding them again.
    const added = await page.evaluate(() =>
      document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]),
    );
    expect(added).toEqual([]);
    expect(problems()).toEqual([]);
  });

  it('has the chosen mode before its script runs', async () => {
    const { page } = await visit(browser, address);
    await page.locator('[data-color-mode-toggle]').click();
    const dark = await pageColor(page);
    await page.route('**/client.js', (route) => route.abort());
    await page.reload();
    expect(await pageColor(page)).toBe(dark);
  });
});

describe('React in development, which reports all differences,', () => {
  let server: ChildProcess;
  let address: string;
  beforeAll(async () => {
    ({ server, address } = await serverRendered('development'));
  });
  afterAll(() => {
    server.kill();
  });

  it('hydrates without a warning', async () => {
    const { problems } = await visit(browser, address);
    expect(problems()).toEqual([]);
  });
});

/** @param mode of React and Emotion */
async function serverRendered(mode: 'production' | 'development') {
  const env = { NODE_ENV: mode };
  await run(vite, ['build', '--mode', 'client'], app, env);
  await run(vite, ['build', '--mode', 'server', '--ssr', 'server.tsx'], app, env);
  const port = await freePort();
  const server = await serve(['dist/server/server.mjs'], app, { ...env, PORT: `${port}` });
  return { server, address: `http://localhost:${port}` };
}
