export const mainEntry = 'client/main.ts';
export const islandEntry = 'client/islands/hydration.ts';
export const headEntry = 'client/head.ts';
export const newsletterEntry = 'client/newsletter/takeLink.ts';
export const memberLinkEntry = 'client/members/takeLink.ts';
export const markMemberEntry = 'client/members/markMember.ts';
export const offlineEntry = 'client/serviceWorker/offlinePage.ts';
export const notFoundEntry = 'client/notFound/moved.ts';

/** Entry modules of the browser's code. */
export const clientEntries: readonly string[] = [
  ...[mainEntry, headEntry, newsletterEntry, memberLinkEntry],
  ...[markMemberEntry, offlineEntry, notFoundEntry],
];
