declare global {
  /** The last press, kept from the first moment on (client/head.ts). */
  var pressed: Event | undefined;
}

/**
 * Repeats a press that came before there was anyone to answer it. What browsers answer by themselves, such as
 * menus, links and forms that are sent, they have answered.
 *
 * @param within a selector of what has learnt to answer just now
 */
export function repeatEarlyPress(within = '*'): void {
  const button = (self.pressed?.target as Element | undefined)?.closest<HTMLElement>(unanswered);
  self.pressed = undefined;
  if (button?.closest(within)) button.click();
}

const unanswered = '[type=button]:not([popovertarget]),[method=dialog] [type=submit]';
