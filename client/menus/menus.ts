import { openMenus } from '../../contract/markup/menu.ts';
import { largeWindow } from '../../contract/windowLimits.ts';
import { closeMenus } from '../navigation/closeMenus.ts';
import { reloadOnce } from '../reloadOnce.ts';

/**
 * Menus are `details` and open without this. Here they learn what a visitor expects of a menu:
 * Escape closes it and gives the focus back, and so does a click or a step elsewhere. Members get further
 * ones while the page is open.
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

  // Arrow keys come with the focus: who has no keyboard does not wait for them.
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
    if ((event.target as Element).matches(':focus-visible')) closeOthers(event);
  });

  // The panel of small screens is no popover on large ones, and an open one would float over them.
  matchMedia(`(width>=${largeWindow})`).addEventListener('change', closeMenus);
}

function addKeys({ currentTarget }: Event): void {
  void import('./menuKeys.ts').then(
    ({ startMenuKeys }) => startMenuKeys(currentTarget as HTMLElement),
    reloadOnce,
  );
}
