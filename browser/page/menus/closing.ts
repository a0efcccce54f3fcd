import { openMenus, openPanel } from '../../../contract/markup.ts';
import { largeWindow } from '../../../contract/themeSettings.ts';
import { closeMenus } from '../navigation/closeMenus.ts';

/**
 * Menus are `details` elements, which open without scripts. This adds that they close: on Escape, which also returns
 * the focus, and on a click or focus elsewhere. A panel closes on a focus elsewhere. Listeners are on the document, since
 * members get more menus later.
 *
 * @param options a signal that removes the listeners, for an application that removes its header
 */
export function startClosing(options?: { readonly signal: AbortSignal }): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const menu = (event.target as Element).closest<HTMLDetailsElement>(openMenus);
      if (event.key !== 'Escape' || !menu) return;
      // Inside the mobile panel, Escape closes the group first and the panel next.
      event.preventDefault();
      menu.open = false;
      menu.querySelector('summary')?.focus();
    },
    options,
  );

  const closeOthers = ({ target }: Event) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
      if (!menu.contains(target as Node)) menu.open = false;
    }
  };
  document.addEventListener('click', closeOthers, options);
  document.addEventListener(
    'focusin',
    (event) => {
      // A press moves the focus, too. If a group above closed before the release, the pressed element
      // would move away, and there would be no click.
      if (!(event.target as Element).matches(':focus-visible')) return;
      closeOthers(event);
      closeLeftPanel(event.target as Element);
    },
    options,
  );

  // On large screens the panel is no popover, and an open one would float over them.
  matchMedia(`(width>=${largeWindow})`).addEventListener('change', closeMenus, options);
}

/** Closes the panel of the menu or the sidebar when the focus leaves it, because it would cover the focus. */
function closeLeftPanel(focused: Element): void {
  const panel = document.querySelector<HTMLElement>(openPanel);
  const isButton = focused.getAttribute('popovertarget') === panel?.id;
  if (!isButton && !panel?.contains(focused)) panel?.hidePopover();
}
