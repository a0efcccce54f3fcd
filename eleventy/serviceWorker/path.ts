/** At the root, so that it may answer for the whole site, and always the same. */
export const serviceWorkerPath = '/service-worker.js';
