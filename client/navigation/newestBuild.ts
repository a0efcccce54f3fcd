import type { AppData } from '../../components/navigation/pageData.ts';
import { compilationHash } from './currentBuild.ts';
import { fetchJson } from './fetchJson.ts';

/**
 * Asks what the newest build is whenever the visitor comes back to the page, which may have stood
 * open for days. Once there is a newer one, a click loads its document at once, instead of fetching
 * a record first that does not fit.
 */
export function startAskingForBuilds(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void ask();
  });
}

/** Whether the page is of an older build than the newest that was heard of. */
export function isOutdated(): boolean {
  return outdated;
}

let outdated = false;

async function ask(): Promise<void> {
  try {
    const newest = (await fetchJson('/app-data')) as AppData;
    outdated = newest.compilationHash !== compilationHash;
  } catch {
    // The next record tells as well.
  }
}
