import { announce } from './announcer.ts';
import { prefersStillness } from './stillness.ts';

/**
 * Shows that a page is loading if it takes longer than a second (specification, section 9).
 *
 * @returns a function that ends the notice, or the wait for it
 */
export function startLoadingNotice(): () => void {
  const bar = document.createElement('div');
  const timer = setTimeout(() => {
    bar.role = 'progressbar';
    // In the top layer, so that nothing can cover it. A border, since forced colours keep borders.
    bar.popover = 'manual';
    bar.style.cssText = 'inset:0 0 auto;width:100%;padding:0;border-width:5px 0 0;color:inherit';
    document.body.append(bar);
    bar.showPopover();
    if (!prefersStillness()) bar.animate({ width: ['0', '90%'] }, growth);
    // The label may load late as well. The bar is shown without it.
    void import('./spoken.ts').then(
      (spoken) => {
        const loading = spoken.loading();
        bar.ariaLabel = loading;
        if (bar.isConnected) announce(loading);
      },
      () => undefined,
    );
  }, delay);
  return () => {
    clearTimeout(timer);
    bar.remove();
  };
}

/** Milliseconds. */
const delay = 1000;

/** The real progress is unknown: the bar slows down and never reaches the end. */
const growth = { duration: 8000, easing: 'ease-out', fill: 'forwards' } as const;
