import { currentMark } from '../../../contract/currentMark.ts';
import { slotElement } from '../../../contract/markup.ts';

/** Marks the links to the current page, as the build does. */
export function markCurrentLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(menuLinks)) {
    link.ariaCurrent = currentMark(link.pathname, location.pathname) ?? null;
  }
  for (const group of document.querySelectorAll('header nav summary')) {
    const isCurrent = group.nextElementSibling?.querySelector('[aria-current]');
    group.ariaCurrent = isCurrent ? 'true' : null;
  }
}

const menuLinks = `header nav a:not(${slotElement} a)`;
