import { countVisits, removeCookies } from '../analytics/matomo.ts';
// Of the one file that pages with islands wait for, which would otherwise come in two.
import { whenConsented } from '../islands/hydration.ts';
import { opener } from '../../browser/consent/consents.ts';
import { isConsented } from '../../browser/consent/isConsented.ts';

/**
 * What runs as long as the visitor allows it. Loaded once there is an answer, so it costs nothing
 * those who have not given any.
 */
const [url, siteId] = opener?.matomo?.split(' ') ?? [];
if (url && siteId) {
  // Of a consent that ended while no page was open: after a year, or with a new version of the question.
  if (!isConsented('matomo')) removeCookies();
  whenConsented('matomo', () => countVisits({ url, siteId }));
}
