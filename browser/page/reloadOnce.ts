import { reloadedKey } from '../../contract/storageKeys.ts';
import { compilationHash } from './navigation/currentBuild.ts';
import { hasUnsavedInput } from './navigation/leaving.ts';

/**
 * Reloads the page once if a script can't be loaded: it was most likely deleted with an older build
 * (specification, section 2). Once per build and page, since the connection may be the cause, and
 * not if the visitor would lose typed input.
 *
 * @throws the error, if it does not reload the page
 */
export function reloadOnce(error: unknown): Promise<never> {
  failed = true;
  if (isLeaving() || hasUnsavedInput() || !isFirstTime()) throw error;
  location.reload();
  return new Promise(() => undefined);
}

/** True if a script of the page could not be loaded. */
export function someScriptFailed(): boolean {
  return failed;
}

let failed = false;

// WebKit and Firefox abort the scripts under way when the visitor leaves. A reload would take the
// visitor back. Safari on iOS has no such event.
addEventListener('beforeunload', ({ timeStamp }) => {
  leftAt = timeStamp;
});

let leftAt = -Infinity;

/**
 * Scripts are aborted at once. After a second, the visitor has not left, for example because the
 * link was a download.
 */
function isLeaving(): boolean {
  return performance.now() - leftAt < 1000;
}

function isFirstTime(): boolean {
  const attempt = `${compilationHash ?? ''} ${location.pathname}`;
  try {
    if (sessionStorage.getItem(reloadedKey) === attempt) return false;
    sessionStorage.setItem(reloadedKey, attempt);
    return true;
  } catch {
    // Without storage, the page could reload endlessly.
    return false;
  }
}
