/*
 * The names of the Trusted Types policies, which turn strings into active content. A page's
 * Content-Security-Policy lists them, and browsers refuse policies with other names.
 */

/** For HTML of the site's own build (browser/page/navigation/trustedHtml.ts). */
export const htmlPolicy = 'collegium';

/** For the address of the service worker (browser/page/serviceWorker/trustedWorker.ts). */
export const workerPolicy = 'worker';

/** For plain strings; the name is the platform's (browser/thirdParty/defaultPolicy.ts). */
export const defaultPolicy = 'default';

/** The third-party scripts that the site's own code loads. Each has a policy of its name. */
export type ScriptPolicy = 'matomo' | 'maps';
