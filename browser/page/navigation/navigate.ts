import { arrive, warnOfInvalidHash } from './arrival.ts';
import { compilationHash } from './currentBuild.ts';
import { startLoadingNotice } from './loadingNotice.ts';
import { tellNavigated } from './onNavigated.ts';
import { loadPage, type LoadedPage } from './pages.ts';

/**
 * Shows the page of an address. If that fails, the browser loads the address. A later call
 * overrides an earlier one that is still loading.
 *
 * @param enter makes the address bar show the address, if it does not yet
 * @param top the scroll position in px; default: the anchor of the address or the top
 */
export async function navigate(url: URL, enter?: () => void, top?: number): Promise<void> {
  stay();
  const thisTurn = turn;
  endNotice = startLoadingNotice();
  try {
    const page = await loadPage(url.pathname);
    if (thisTurn !== turn) return;
    if (!fitsFrame(page)) {
      load(url);
      return;
    }
    const referrer = shown;
    enter?.();
    shown = addressOf(url);
    page.show(page);
    arrive(top);
    warnOfInvalidHash(url.hash);
    tellNavigated({ referrer, main: document.querySelector('main') ?? document });
  } catch {
    if (thisTurn === turn) load(url);
  } finally {
    if (thisTurn === turn) endNotice();
  }
}

/** Cancels the navigation that is loading, if any. */
export function stay(): void {
  turn++;
  endNotice();
}

/** True if the address is that of the current page, ignoring query and hash. */
export function isShown(url: URL | Location): boolean {
  return addressOf(url) === shown;
}

let turn = 0;
let shown = addressOf(location);
let endNotice: () => void = () => undefined;

function addressOf({ origin, pathname }: URL | Location): string {
  return origin + pathname;
}

/** A newer build or another language has another frame. */
function fitsFrame({ data }: LoadedPage): boolean {
  return (
    data.compilationHash === compilationHash &&
    data.result.language === document.documentElement.lang
  );
}

function load({ href }: URL): void {
  if (href === location.href) location.reload();
  else location.assign(href);
}
