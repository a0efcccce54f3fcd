declare const self: ServiceWorkerGlobalScope;

/**
 * Takes the place of a worker that an earlier `npm start` left on the same address, and goes with
 * all that it kept: what `npm run dev` shows must be what was just built.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

/** @returns when pages are loaded anew, without a worker */
export async function leave(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
  const windows = await self.clients.matchAll({ type: 'window' });
  await Promise.all(windows.map((window) => window.navigate(window.url)));
}
