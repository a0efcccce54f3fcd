import { islandElement, leaveEvent } from '../../../contract/island.ts';
import { slotElement } from '../../../contract/markup.ts';
import { markCurrentLinks } from './currentLinks.ts';
import type { LoadedPage } from './pages.ts';
import { applyStylesheet } from './stylesheets.ts';
import { trustedHtml } from './trustedHtml.ts';

// The members' menus import it from here: as a file of its own, it would cost the first click another round trip.
export { markCurrentLinks };

/** Replaces the current page; header and footer stay. */
export function showPage(page: LoadedPage): void {
  const { result } = page.data;
  for (const island of document.querySelectorAll(`main ${islandElement}`)) {
    // The island's listeners outside of itself must not outlive it.
    island.dispatchEvent(new Event(leaveEvent));
  }
  const main = document.querySelector('main');
  if (main) main.outerHTML = trustedHtml(result.main);
  // Change the styles only now: when the followed link is removed, browsers lay out the document with its current
  // styles.
  applyStylesheet(page);
  document.querySelectorAll(slotElement).forEach((slot, index) => {
    slot.innerHTML = trustedHtml(result.slots[index] ?? '');
  });
  showHead(result.head);
  markCurrentLinks();
}

function showHead(html: string): void {
  const before = document.querySelectorAll(ofPage);
  document.head.insertAdjacentHTML('beforeend', trustedHtml(html));
  for (const element of before) element.remove();
}

/**
 * In each head, the page's own elements follow the main script. Structured data is in documents only, not
 * in page data.
 */
const ofPage = 'head > script[src] ~ :is(title, meta, link, [type="application/ld+json"])';
