import { openMenus, openPanel } from '../../../contract/markup/menu.ts';
import { largeWindow } from '../../../contract/windowLimits.ts';
import { closeMenus } from '../navigation/closeMenus.ts';
import { reloadOnce } from '../reloadOnce.ts';

/**
 * Menus are `details` elements, which open without scripts. This adds Escape, which closes a menu
 * and returns the focus, and closes a menu on a click or focus elsewhere, and a panel on a focus elsewhere. Listeners are on the
 * document, since members get further menus later.
 */
export function startMenus(): void {
  document.addEventListener('keydown', (event) => {
    const menu = (event.target as Element).closest<HTMLDetailsElement>(openMenus);
    if (event.key !== 'Escape' || !menu) return;
    // Inside the mobile panel, Escape closes the group first and the panel next.
    event.preventDefault();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });

  // The arrow keys' code loads with the first focus: visitors without a keyboard never load it.
  document
    .querySelector('header nav:has(details)')
    ?.addEventListener('focusin', addKeys, { once: true });

  const closeOthers = ({ target }: Event) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
      if (!menu.contains(target as Node)) menu.open = false;
    }
  };
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', (event) => {
    // A press moves the focus, too. If a group above closed before the release, the pressed element
    // would move away, and there would be no click.
    if (!(event.target as Element).matches(':focus-visible')) return;
    closeOthers(event);
    closeLeftPanel(event.target as Element);
  });

  // On large screens the panel is no popover, and an open one would float over them.
  matchMedia(`(width>=${largeWindow})`).addEventListener('change', closeMenus);
}

/** Closes the panel of the menu or the sidebar when the focus leaves it, because it would cover the focus. */
function closeLeftPanel(focused: Element): void {
  const panel = document.querySelector<HTMLElement>(openPanel);
  const isButton = focused.getAttribute('popovertarget') === panel?.id;
  if (!isButton && !panel?.contains(focused)) panel?.hidePopover();
}

function addKeys({ currentTarget }: Event): void {
  void import('./menuKeys.ts').then(
    ({ startMenuKeys }) => startMenuKeys(currentTarget as HTMLElement),
    reloadOnce,
  );
}
