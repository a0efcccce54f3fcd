import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { cachePrefix } from '../../../../contract/cacheNames.ts';
import { compilationHash, membersPaths, precache } from './build.ts';
import { kindOf, type Kind } from './kinds.ts';
import { offlinePageFor } from './offlinePage.ts';
import { deleteOlderCaches } from './olderCaches.ts';
import { keepOpenPages } from './openPages.ts';
import { strategies } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The service worker. Without a connection, it shows an offline page. Visited pages can still be
 * read if the visitor has chosen that. Reasons for what it caches: docs/decisions/0009.
 */
const { origin } = self.location;

setCacheNameDetails({ prefix: cachePrefix, precache: 'offline', suffix: compilationHash });
precacheAndRoute([...precache], { cleanURLs: false, directoryIndex: null as never });

for (const kind of Object.keys(strategies) as Kind[]) {
  registerRoute(({ request }) => kindOf(request, origin, membersPaths) === kind, strategies[kind]);
}

setCatchHandler(async ({ request, url }) => {
  if (request.mode === 'navigate') return (await offlinePageFor(url)) ?? Response.error();
  // The HTTP cache may still have files that the page loaded before the worker existed, even if
  // they are stale.
  return fetch(request.url, { cache: 'force-cache' }).catch(() => Response.error());
});

// Replace the old worker at once: no page needs the worker that it was loaded with.
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keepOpenPages(event));
});
clientsClaim();
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOlderCaches());
  // Requests the page while the worker is still starting. If that request fails, Firefox (153) shows its
  // own error page, whatever the worker answers: https://github.com/GoogleChrome/workbox/issues/3134.
  // Enable it there, too, when tests/engines pass with it.
  const { navigationPreload } = self.registration;
  const isFirefox = navigator.userAgent.includes('Firefox/');
  event.waitUntil(isFirefox ? navigationPreload.disable() : navigationPreload.enable());
});
