import { leadsToPage, linkAround } from './links.ts';
import { prefetchPage } from './pages.ts';

/**
 * Fetches the page that the visitor is about to go to: as a pointer or the focus rests on its link, or as
 * the link is touched. Of links that are merely in view, one in nine would ever be gone to.
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

/** In ms. What a pointer only crosses on its way, it has left by then. */
const rest = 65;

function prefetch(link: ReturnType<typeof linkAround>): void {
  if (!link || !leadsToPage(link) || link.pathname === location.pathname || isFrugal()) return;
  // What fails now is tried again when the visitor really goes there.
  prefetchPage(link.pathname).catch(() => undefined);
}

/** Where bytes are dear, none is spent on a guess. */
function isFrugal(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? '');
}

/** Not in every browser: https://wicg.github.io/netinfo/ */
interface NetworkInformation {
  readonly saveData: boolean;
  readonly effectiveType: string;
}
