declare const self: ServiceWorkerGlobalScope;

/**
 * Replaces a worker that an earlier `npm start` left on the same address, then deletes its caches
 * and itself: `npm run dev` must show the current build.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

/** @returns when the open pages have reloaded without a worker */
export async function leave(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.unregister();
  const windows = await self.clients.matchAll({ type: 'window' });
  await Promise.all(windows.map((window) => window.navigate(window.url)));
}
