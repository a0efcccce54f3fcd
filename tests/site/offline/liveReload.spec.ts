import { expect } from '@playwright/test';
import { hashOfScriptSources } from '../../../eleventy/assets/scriptSources.ts';
import { farewellCode } from '../../../eleventy/serviceWorker/workerCode.ts';
import { asItIs } from '../moodyServer.ts';
import { test, updateWorker, worker } from './offlineReader.ts';

/*
 * The development server uses the address of `npm start`, whose service worker would show old
 * pages.
 */

test('live reload removes the service worker and the caches of an earlier build', async ({
  offlineReader,
  server,
}) => {
  const { page } = offlineReader;
  await offlineReader.openTwice('/kontakt');
  const farewell = Buffer.from(await farewellCode(hashOfScriptSources()));
  server.answer(worker, (response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript' });
    response.end(farewell);
  });
  // Serves the page without its module script, as live reload does: no worker is registered.
  server.answer('/kontakt', (response, original) => {
    const body = Buffer.from(original.body.toString().replace(/<script type="module".*?>/, ''));
    original.headers.set('content-length', String(body.byteLength));
    return asItIs(response, { ...original, body });
  });
  await updateWorker(page);
  await expect
    .poll(() =>
      page
        .evaluate(async () => [
          ...(await navigator.serviceWorker.getRegistrations()),
          ...(await caches.keys()),
        ])
        // The farewell worker reloads the page, which interrupts `evaluate`.
        .catch(() => ['not yet']),
    )
    .toEqual([]);
});
