import { queryParameter } from '../../contract/searchQuery.ts';

/**
 * The name of a place in a text that links lead to, from the one that its editor gave. Scripts find
 * elements under such names where the browser, or their own part that is still to come, has nothing
 * of that name; so those get a prefix, in texts and in what leads there alike.
 */
export function anchorName(written: string): string {
  return readByScripts(written) ? `text-${written}` : written;
}

/** An address inside the site, with the name that the place in its page has. */
export function withAnchorName(href: string): string {
  return href.replace(/#.+$/, (anchor) => `#${anchorName(anchor.slice(1))}`);
}

/** What an editor may call a place. */
export const usableAnchor = /^[a-z][\w-]*$/i;

function readByScripts(name: string): boolean {
  return namesOfScripts.has(name) || (/[a-z\d][A-Z]/.test(name) && !name.includes('-'));
}

const namesOfScripts: ReadonlySet<string> = new Set([
  // Not every browser has these, and scripts look whether it has.
  ...['chrome', 'credentialless', 'event', 'external', 'fence', 'navigation', 'opera', 'safari'],
  ...['scheduler', 'viewport', 'Sanitizer', 'Scheduler', 'Highlight', 'MSApp'],
  // By these, scripts find out what runs them.
  ...['define', 'exports', 'global', 'module', 'process', 'require'],
  // What the scripts of Matomo and the maps service are called by.
  ...['google', 'gapi', 'Matomo', 'Piwik'],
  // Parts of the page that stand around the text.
  ...['main', 'menu', queryParameter],
]);
