import { whenIdle } from '../whenIdle.ts';
import { leadsToPage, linkAround } from './links.ts';
import { onNavigated } from './onNavigated.ts';
import { prefetchPage } from './pages.ts';

/** Fetches pages that the visitor may go to next: first those that a pointer or the focus is on. */
export function startPrefetching(): void {
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => prefetch(linkAround(event)));
  }

  const visible = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      visible.unobserve(target);
      whenIdle(() => prefetch(target as HTMLAnchorElement));
    }
  });
  const watch = (root: ParentNode) => {
    for (const link of root.querySelectorAll('a[href]')) visible.observe(link);
  };
  // The page itself comes first.
  addEventListener('load', () => whenIdle(() => watch(document)), { once: true });
  onNavigated(({ main }) => watch(main));
}

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
