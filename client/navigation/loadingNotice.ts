import { announce } from './announcer.ts';
import { prefersStillness } from './stillness.ts';

/**
 * Tells the visitor that a page is on its way, should it take longer than a second (specification,
 * section 9).
 *
 * @returns ends the notice, or the wait for it
 */
export function startLoadingNotice(): () => void {
  const bar = document.createElement('div');
  const timer = setTimeout(() => {
    bar.role = 'progressbar';
    // In the top layer, so that nothing can cover it; a border, since forced colours keep that.
    bar.popover = 'manual';
    bar.style.cssText = 'inset:0 0 auto;width:100%;padding:0;border-width:5px 0 0;color:inherit';
    document.body.append(bar);
    bar.showPopover();
    if (!prefersStillness()) bar.animate({ width: ['0', '90%'] }, growth);
    // A sheer bar tells those who see it enough, should its words be late as well.
    void import('./spoken.ts').then(
      ({ text }) => {
        const loading = text('navigation.loading');
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

/** In ms. */
const delay = 1000;

/** How far a page has come nobody knows: the bar gets slower, and never arrives. */
const growth = { duration: 8000, easing: 'ease-out', fill: 'forwards' } as const;
