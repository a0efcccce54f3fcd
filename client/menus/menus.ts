import { primaryMenuName } from '../../contract/markup/menu.ts';
import { largeWindow } from '../../contract/windowLimits.ts';
import { reloadOnce } from '../reloadOnce.ts';

/**
 * Menus are `details` and open without this. Here they learn what a visitor expects of a menu:
 * Escape closes it and gives the focus back, and so does a click or a step elsewhere.
 */
export function startMenus(): void {
  const menus = document.querySelectorAll<HTMLDetailsElement>(`details[name=${primaryMenuName}]`);

  for (const menu of menus) {
    menu.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !menu.open) return;
      // Inside the mobile panel, Escape closes the group first and the panel next.
      event.preventDefault();
      menu.open = false;
      menu.querySelector('summary')?.focus();
    });
  }

  // Arrow keys come with the focus: who has no keyboard does not wait for them.
  menus[0]?.closest('nav')?.addEventListener('focusin', addKeys, { once: true });

  const closeOthers = ({ target }: Event) => {
    for (const menu of menus) {
      if (menu.open && !menu.contains(target as Node)) menu.open = false;
    }
  };
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);

  // The panel of small screens is no popover on large ones, and an open one would float over them.
  matchMedia(`(width>=${largeWindow})`).addEventListener('change', () => {
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  });
}

function addKeys({ currentTarget }: Event): void {
  void import('./menuKeys.ts').then(
    ({ startMenuKeys }) => startMenuKeys(currentTarget as HTMLElement),
    reloadOnce,
  );
}
