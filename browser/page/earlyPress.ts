declare global {
  /** The last click, recorded from the start of the page (browser/page/head.ts). */
  var pressed: Event | undefined;
}

/**
 * Repeats a click that came before its handler was there. Browsers handle menus, links and form
 * submissions themselves, so those are excluded.
 *
 * @param within a selector of the elements whose handlers are ready now
 */
export function repeatEarlyPress(within = '*'): void {
  const button = (self.pressed?.target as Element | undefined)?.closest<HTMLElement>(
    controlSelector,
  );
  self.pressed = undefined;
  if (button?.closest(within)) button.click();
}

const controlSelector = '[type=button]:not([popovertarget]),[method=dialog] [type=submit]';
