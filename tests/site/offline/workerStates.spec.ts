import { chromium, expect } from '@playwright/test';
import { launchOptions } from '../../browser.ts';
import { idle } from '../idle.ts';
import { status } from '../moodyServer.ts';
import { test, worker } from './offlineReader.ts';

/* The console reports the states of the service worker. The page works in each of them. */

test.describe('the state of the service worker is logged', () => {
  test('the first time, and not again when nothing is new', async ({ offlineReader }) => {
    await offlineReader.openTwice('/');
    expect(offlineReader.messages).toEqual(['offline content available', 'activated']);
    await offlineReader.page.reload();
    await idle(offlineReader.page);
    expect(offlineReader.messages).toHaveLength(2);
  });

  test('when a file that it needs is missing', async ({ offlineReader, server }) => {
    server.answer('/en/offline', status(500));
    await offlineReader.page.goto('/');
    await expect.poll(() => offlineReader.messages).toEqual(['redundant']);
    await expect(offlineReader.heading).toBeVisible();
  });

  test('when it can’t be registered', async ({ offlineReader, server }) => {
    server.answer(worker, status(500));
    await offlineReader.page.goto('/');
    await expect
      .poll(() => offlineReader.messages)
      .toEqual([expect.stringMatching(/^registration failed/)]);
  });

  test('when the browser forbids storage', async ({ offlineReader }) => {
    await offlineReader.page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      ServiceWorkerContainer.prototype.register = refuse;
      for (const name of ['caches', 'localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get: refuse });
      }
    });
    await offlineReader.page.goto('/offline');
    await expect
      .poll(() => offlineReader.messages)
      .toEqual([expect.stringMatching(/^registration failed/)]);
    await expect(offlineReader.heading).toHaveText('Keine Verbindung');
  });

  test('when there is no room', async ({ offlineReader, server }) => {
    const session = await offlineReader.context.newCDPSession(offlineReader.page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: server.address, quotaSize: 1 });
    await offlineReader.page.goto('/');
    await expect.poll(() => offlineReader.messages).toEqual(['redundant']);
    await offlineReader.follow('/kontakt');
    await expect(offlineReader.heading).toHaveText('Kontakt');
  });

  test('when the origin is not secure', async ({ server }) => {
    const options = launchOptions();
    const browser = await chromium.launch({
      ...options,
      args: [...(options.args ?? []), '--host-resolver-rules=MAP vhm.test 127.0.0.1'],
    });
    const page = await browser.newPage({ serviceWorkers: 'allow' });
    const messages: string[] = [];
    page.on('console', (message) => {
      // The browser adds its own messages about such an origin.
      if (message.text().startsWith('Service worker')) messages.push(message.text());
    });
    await page.goto(`http://vhm.test:${new URL(server.address).port}/`);
    await expect
      .poll(() => messages)
      .toEqual(['Service worker: non-secure origin, not registered']);
    expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false);
    await browser.close();
  });
});
