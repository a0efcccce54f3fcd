import { countVisits, removeCookies } from '../analytics/matomo.ts';
// Import this from hydration.ts, the one file that pages with islands wait for. Another import would split that
// file in two.
import { whenConsented } from '../islands/hydration.ts';
import { opener } from '../../consent/consents.ts';
import { isConsented } from '../../consent/isConsented.ts';

/**
 * Runs what the visitor allows. Loaded after the first answer, so visitors without an answer load
 * nothing.
 */
const [url, siteId] = opener?.matomo?.split(' ') ?? [];
if (url && siteId) {
  // The cookies of a consent that ended while no page was open: after a year, or by a new version
  // of the question.
  if (!isConsented('matomo')) removeCookies();
  whenConsented('matomo', () => countVisits({ url, siteId }));
}
