import { openMenus, openPanel } from '../../../contract/markup.ts';

/** Closes the dropdowns and the panel of small screens after a click on a link. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
    menu.open = false;
  }
  document.querySelector<HTMLElement>(openPanel)?.hidePopover();
}
