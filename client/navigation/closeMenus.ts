/** Closes what the visitor opened on the way to a link: dropdowns, and the panel of small screens. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details[open]')) {
    menu.open = false;
  }
  for (const panel of document.querySelectorAll<HTMLElement>('[popover=auto]:popover-open')) {
    panel.hidePopover();
  }
}
