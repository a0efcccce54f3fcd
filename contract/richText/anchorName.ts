import { queryParameter } from '../../contract/searchQuery.ts';

/**
 * The id of an anchor in a text, from the name that its editor gave. Names that scripts look up as
 * global variables get a prefix, both in texts and in links to them: an element's id becomes a
 * global variable if the browser or another script has none of that name.
 */
export function anchorName(written: string): string {
  return readByScripts(written) ? `text-${written}` : written;
}

/** An address within the site, with the anchor's id in place of its name. */
export function withAnchorName(href: string): string {
  return href.replace(/#.+$/, (anchor) => `#${anchorName(anchor.slice(1))}`);
}

/** The names that an editor may give to an anchor. */
export const usableAnchor = /^[a-z][\w-]*$/i;

function readByScripts(name: string): boolean {
  return namesOfScripts.has(name) || (/[a-z\d][A-Z]/.test(name) && !name.includes('-'));
}

const namesOfScripts: ReadonlySet<string> = new Set([
  // Some browsers lack these, and scripts test for them.
  ...['chrome', 'credentialless', 'event', 'external', 'fence', 'navigation', 'opera', 'safari'],
  ...['scheduler', 'viewport', 'Sanitizer', 'Scheduler', 'Highlight', 'MSApp'],
  // Scripts use these to detect their environment.
  ...['define', 'exports', 'global', 'module', 'process', 'require'],
  // The global names of the scripts of Matomo and the maps service.
  ...['google', 'gapi', 'Matomo', 'Piwik'],
  // Ids that the page uses outside its texts.
  ...['main', 'menu', queryParameter],
]);
