/** The `name` of the primary menu's groups: browsers keep only one `<details>` of a name open. */
export const primaryMenuName = 'primary-menu';

/** Selects open menus. The header has no other `details`. */
export const openMenus = 'header details[open]';

/** Selects the open panel of the menu or the sidebar. Browsers keep only one auto popover open. */
export const openPanel = '[popover=auto]:popover-open';
