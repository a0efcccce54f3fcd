import { isOfTheDay, seed } from '../sample.ts';

/**
 * Files that take long, and that `npm test` runs on every third day only (decision 141). Most test a variant of what
 * others test each day, such as another host or a failure midway; the others a part of the product that few changes
 * reach. Not here: privacy before consent, access rights, the forms and accounts of our own Directus, backups, upgrades,
 * axe on all pages, headers and budgets. The slowest come first, so that each day takes about as long.
 */
export const everyThirdDay: Readonly<Record<string, readonly string[]>> = {
  site: [
    ...['navigation/failures', 'formsOfProjectHost', 'membersOfProjectHost', 'menuEntries', 'shop'],
    ...['navigation/soak', 'navigation/prefetch', 'hostileBackend', 'navigation/sameAsFullLoad'],
    ...['newsletterLinks', 'consent/appearance', 'offline/noConnection', 'richText'],
    ...['search/accessibility', 'privacyNotice', 'consent/sequences', 'projects'],
    ...['navigation/unsavedInput', 'rating', 'fonts', 'offline/newerBuild'],
  ].map((name) => `tests/site/${name}.spec.ts`),
  cms: [
    ...['instances/faults', 'shells', 'desk', 'schedule', 'preview', 'visualEditor', 'demo'],
    ...['ownProject', 'shop', 'undo', 'reviewRequest', 'pictures', 'mailsArrive', 'metrics'],
    ...['guards/firstStart', 'whole/otherSites'],
  ].map((name) => `tests/cms/${name}.test.ts`),
  hosts: ['publishing/ssh', 'publishing/webSpace'].map((name) => `tests/hosts/${name}.test.ts`),
};

/** The files of a suite that are left out on a day. Each begins with `tests/`. */
export function leftOut(suite: string, day: number): readonly string[] {
  return (everyThirdDay[suite] ?? []).filter((_, index) => (day + index) % 3 !== 0);
}

export function leftOutToday(suite: string): readonly string[] {
  return isOfTheDay ? leftOut(suite, seed) : [];
}
