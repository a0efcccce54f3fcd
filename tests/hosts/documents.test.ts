import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { browsers, findBrowser } from './browsers.ts';
import { startNginx, type HostServer } from './servers.ts';

const document = '/files/satzung.pdf';

/** Each browser's own sign that its viewer shows the document. */
const shows = {
  chrome: async (page: Page) => {
    // The viewer is an extension and shows the document in its own frame.
    await page.waitForFrame((frame) => frame.url().startsWith('chrome-extension:'));
    const ofDocument = await page.waitForFrame(
      (frame) => frame !== page.mainFrame() && frame.url().endsWith(document),
    );
    return ofDocument.url();
  },
  firefox: async (page: Page) => {
    await page.waitForSelector('.page canvas');
    return page.title();
  },
};

describe.each(Object.keys(browsers) as (keyof typeof browsers)[])('%s', (name) => {
  let server: HostServer;
  let browser: Browser;

  beforeAll(async () => {
    server = await startNginx();
    browser = await puppeteer.launch({
      browser: name,
      executablePath: findBrowser(name),
      args: name === 'chrome' ? ['--no-sandbox'] : [],
    });
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  it('opens a PDF that an editor uploaded, under the policy of its folder', async () => {
    const page = await browser.newPage();
    // In Chromium, loading never finishes for the driver, because the PDF viewer takes over the
    // document.
    void page.goto(`${server.address}${document}`, { timeout: 0 }).catch(() => undefined);
    expect(await shows[name](page)).toMatch(/satzung/i);
  });
});
