import { openMenus } from '../../contract/markup/menu.ts';

/** Closes the dropdowns and the panel of small screens after a click on a link. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    menu.open = false;
  }
  // Browsers keep only one auto popover open at a time.
  document.querySelector<HTMLElement>('[popover=auto]:popover-open')?.hidePopover();
}
