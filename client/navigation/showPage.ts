import { islandElement, leaveEvent } from '../../contract/markup/island.ts';
import { slotElement } from '../../contract/markup/slot.ts';
import { markCurrentLinks } from './currentLinks.ts';
import type { LoadedPage } from './pages.ts';
import { applyStylesheet } from './stylesheets.ts';
import { trustedHtml } from './trustedHtml.ts';

/** Puts a page in place of the one that is shown; header and footer live on. */
export function showPage(page: LoadedPage): void {
  const { result } = page.record;
  for (const island of document.querySelectorAll(`main ${islandElement}`)) {
    // What it listens to outside of itself must not outlive it.
    island.dispatchEvent(new Event(leaveEvent));
  }
  const main = document.querySelector('main');
  if (main) main.outerHTML = trustedHtml(result.main);
  // Not before: as the link that was followed goes, browsers lay out what is there, in the looks that it has.
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

/** What tells of the page stands after the loader in each document, and structured data in documents alone. */
const ofPage = 'head > script[src] ~ :is(title, meta, link, [type="application/ld+json"])';
