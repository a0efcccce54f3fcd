import { leadsToPage, linkAround } from './links.ts';
import { prefetchPage } from './pages.ts';

/**
 * Prefetches the page that the visitor will probably open: when a pointer or the focus rests on its
 * link, or when the link is touched. Links in view are not prefetched: only one in nine would be
 * opened.
 */
export function startPrefetching(): void {
  for (const [type, delay] of [
    ['pointerover', rest],
    ['focusin', rest],
    ['pointerdown', 0],
  ] as const) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    document.addEventListener(type, (event) => {
      clearTimeout(timer);
      timer = setTimeout(prefetch, delay, linkAround(event));
    });
  }
}

/** Milliseconds. A pointer that only crosses a link has left it by then. */
const rest = 65;

function prefetch(link: ReturnType<typeof linkAround>): void {
  if (!link || !leadsToPage(link) || link.pathname === location.pathname || isFrugal()) return;
  // After an error, the navigation tries again.
  prefetchPage(link.pathname).catch(() => undefined);
}

/** True for slow connections or data saving: no prefetching. */
function isFrugal(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

/** Some browsers lack this: https://wicg.github.io/netinfo/ */
interface NetworkInformation {
  readonly saveData: boolean;
  readonly effectiveType: string;
}
