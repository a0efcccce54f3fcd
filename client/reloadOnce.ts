import { reloadedKey } from '../contract/storageKeys.ts';
import { compilationHash } from './navigation/currentBuild.ts';
import { hasUnsavedInput } from './navigation/leaving.ts';

/**
 * A script that can't be loaded has most likely gone with an older build: the page that the visitor
 * came to last is loaded anew (specification, section 2). Once for a build, as it may be the line
 * that is broken, and not where it would cost the visitor what is typed already.
 *
 * @throws the error, where loading the page anew is no use
 */
export function reloadOnce(error: unknown): Promise<never> {
  failed = true;
  if (isLeaving() || hasUnsavedInput() || !isFirstTime()) throw error;
  location.reload();
  return new Promise(() => undefined);
}

/** Whether the page lacks a script that could not be loaded. */
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

/** Scripts are aborted at once; later, the page was not left after all, such as for a download. */
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
    // Where nothing can be remembered, the page could be loaded again and again.
    return false;
  }
}
