export const mainEntry = 'browser/page/main.ts';
export const islandEntry = 'browser/page/islands/hydration.ts';
export const headEntry = 'browser/page/head.ts';
export const newsletterEntry = 'browser/page/newsletter/takeLink.ts';
export const memberLinkEntry = 'browser/page/members/takeLink.ts';
export const markMemberEntry = 'browser/page/members/markMember.ts';
export const offlineEntry = 'browser/page/serviceWorker/offlinePage.ts';
export const notFoundEntry = 'browser/page/notFound/moved.ts';

/** Entry modules of the browser's code. */
export const clientEntries: readonly string[] = [
  ...[mainEntry, headEntry, newsletterEntry, memberLinkEntry],
  ...[markMemberEntry, offlineEntry, notFoundEntry],
];
