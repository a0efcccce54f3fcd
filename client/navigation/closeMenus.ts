import { openMenus } from '../../contract/markup/menu.ts';

/** Closes what the visitor opened on the way to a link: dropdowns, and the panel of small screens. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    menu.open = false;
  }
  // Of those that browsers close by themselves, one is open at a time.
  document.querySelector<HTMLElement>('[popover=auto]:popover-open')?.hidePopover();
}
