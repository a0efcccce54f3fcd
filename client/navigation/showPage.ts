import { islandElement, leaveEvent } from '../../contract/markup/island.ts';
import { slotElement } from '../../contract/markup/slot.ts';
import { markCurrentLinks } from './currentLinks.ts';
import type { LoadedPage } from './pages.ts';
import { applyStylesheets } from './stylesheets.ts';
import { trustedHtml } from './trustedHtml.ts';

/** Puts a page in place of the one that is shown; header and footer live on. */
export function showPage({ record: { result }, stylesheets }: LoadedPage): void {
  for (const island of document.querySelectorAll(`main ${islandElement}`)) {
    // What it listens to outside of itself must not outlive it.
    island.dispatchEvent(new Event(leaveEvent));
  }
  applyStylesheets(stylesheets);
  const main = document.querySelector('main');
  if (main) main.outerHTML = trustedHtml(result.main);
  document.querySelectorAll(slotElement).forEach((slot, index) => {
    slot.innerHTML = trustedHtml(result.slots[index] ?? '');
  });
  showHead(result.head);
  markCurrentLinks();
}

/** Elements that are the same on both pages stay: a browser loads an icon anew that comes anew. */
function showHead(html: string): void {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  const before = [...document.querySelectorAll(ofPage)];
  for (const element of template.content.querySelectorAll(`*${notOfShell}`)) {
    const same = before.findIndex((old) => old.isEqualNode(element));
    if (same < 0) document.head.append(element);
    else before.splice(same, 1);
  }
  for (const old of before) old.remove();
}

/** This one follows the colour mode that the visitor chose (client/colorMode.ts). */
const notOfShell = ':not([name=theme-color])';

/** What tells of the page stands after the loader in each document. */
const ofPage = `head > script[src] ~ :is(title, meta, link, [type="application/ld+json"])${notOfShell}`;
